import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findSlips, listPreparation } from './prepare-orders.ts';

/** Routes for orders to prepare and their packing slips. */
export const preparationRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listPreparation), async (c) => {
    const { db, clock } = c.var.appContext;
    const paging = pagingOf(c);
    const { orders, total, waiting, held } = await listPreparation(
      db,
      c.req.valid('query'),
      paging,
      clock.today(),
    );
    return ld(c, { ...collection(c, 'PreparedOrder', orders, total, paging), held, waiting });
  })
  .openapi(adminRoute(operations.listPackingSlips), async (c) => {
    const { db, clock } = c.var.appContext;
    const numbers = c.req.valid('query').numbers.split(',');
    const found = await findSlips(db, numbers, clock.today());
    return ld(c, collection(c, 'PreparedOrder', found));
  });
