import { z } from '@hono/zod-openapi';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { demandShape, reorderShape } from '../admin-contracts.ts';
import { listReorders, readDemand } from './demand-for-team.ts';

const tags = ['Stock'];
const listed = (member: z.ZodType) =>
  ldResponse(
    z.object({ 'hydra:member': z.array(member), 'hydra:totalItems': z.int() }).loose(),
    'A collection',
  );

const reorders = adminRoute('catalogue.read', {
  method: 'get',
  path: '/admin/stock-reorders',
  operationId: 'listStockReorders',
  summary: 'Variants to order again, those that last the shortest first',
  tags,
  request: {
    query: z.object({ page: z.string().optional(), itemsPerPage: z.string().optional() }),
  },
  responses: { 200: listed(reorderShape), ...errorResponses(400) },
});
const demand = adminRoute('catalogue.read', {
  method: 'get',
  path: '/admin/products/{sku}/demand',
  operationId: 'getProductDemand',
  summary: 'What orders hold and took in 30 days of the variants of a product',
  tags,
  request: { params: z.object({ sku: z.string().max(20) }) },
  responses: { 200: listed(demandShape), ...errorResponses(400) },
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
