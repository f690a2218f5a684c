import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findSlips } from './prepare-orders.ts';

/** Routes for orders to prepare and their packing slips. */
export const preparationRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listPackingSlips),
  async (c) => {
    const { db, clock } = c.var.appContext;
    const numbers = c.req.valid('query').numbers.split(',');
    const found = await findSlips(db, numbers, clock.today());
    return ld(c, collection(c, 'PreparedOrder', found));
  },
);
