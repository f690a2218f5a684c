import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { readDemand } from './demand-for-team.ts';

/** Admin routes for the demand that orders create for stock. */
export const demandAdminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getProductDemand),
  async (c) => {
    const { db, clock } = c.var.appContext;
    const rows = await readDemand(db, clock.now(), c.req.valid('param').sku);
    const members = rows.map((row) => ({
      '@id': `/api/v2/admin/product-variants/${row.code}/demand`,
      '@type': 'Demand',
      ...row,
    }));
    return ld(c, collection(c, 'Demand', members));
  },
);
