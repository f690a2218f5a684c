import { z } from '@hono/zod-openapi';
import { type AdminEnv, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { demandShape, reorderShape } from '../admin-contracts.ts';
import { listReorders, readDemand } from './demand-for-team.ts';

const tags = ['Stock'];

const reorders = listRoute('catalogue.read', {
  path: '/admin/stock-reorders',
  operationId: 'listStockReorders',
  summary: 'Variants to order again, those that last the shortest first',
  tags,
  member: reorderShape,
});
const demand = listRoute('catalogue.read', {
  path: '/admin/products/{sku}/demand',
  operationId: 'getProductDemand',
  summary: 'What orders hold and took in 30 days of the variants of a product',
  tags,
  member: demandShape,
  params: z.object({ sku: z.string().max(20) }),
  isWhole: true,
});

/** What orders ask of the stock. */
export const demandAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(reorders, async (c) => {
    const paging = pagingOf(c);
    const { db, clock } = c.var.machine;
    const { rows, total } = await listReorders(db, clock.now(), paging);
    const members = rows.map((row) => ({
      '@id': `/api/v2/admin/stock-reorders/${row.code}`,
      '@type': 'StockReorder',
      ...row,
    }));
    return ld(c, collection(c, 'StockReorder', members, total, paging));
  })
  .openapi(demand, async (c) => {
    const { db, clock } = c.var.machine;
    const rows = await readDemand(db, clock.now(), c.req.valid('param').sku);
    const members = rows.map((row) => ({
      '@id': `/api/v2/admin/product-variants/${row.code}/demand`,
      '@type': 'Demand',
      ...row,
    }));
    return ld(c, collection(c, 'Demand', members));
  });
