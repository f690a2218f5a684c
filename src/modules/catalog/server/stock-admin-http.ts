import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { lowStock, newDelivery, newStockMovement, stockMovementShape } from '../admin-contracts.ts';
import { listMovements } from './list-movements.ts';
import { moveStock, receiveDelivery } from './move-stock.ts';
import { presentMovement } from './present-for-team.ts';
import { setLowStock } from './set-low-stock.ts';

const tags = ['Stock'];
const ofCode = z.object({ code: z.string().max(20) });
const refused = errorResponses(400, 404, 415, 422);

const listing = listRoute('catalogue.read', {
  path: '/admin/product-variants/{code}/stock-movements',
  operationId: 'listStockMovements',
  summary: 'What the team did to the stock of a variant, newest first',
  tags,
  member: stockMovementShape,
  params: ofCode,
});
const moving = adminRoute('stock.manage', {
  method: 'post',
  path: '/admin/product-variants/{code}/stock-movements',
  operationId: 'moveStock',
  summary: 'Adds, takes or counts pieces, with a reason; never below what is promised',
  tags,
  request: { params: ofCode, body: jsonBody(newStockMovement, 'POST') },
  responses: { 204: emptyResponse('Written'), ...refused },
});
const threshold = adminRoute('stock.manage', {
  method: 'put',
  path: '/admin/product-variants/{code}/low-stock',
  operationId: 'setLowStock',
  summary: 'From how many pieces the variant is to be ordered again',
  tags,
  request: { params: ofCode, body: jsonBody(lowStock, 'PUT') },
  responses: { 204: emptyResponse('Set'), ...refused },
});
const receiving = adminRoute('stock.manage', {
  method: 'post',
  path: '/admin/stock-deliveries',
  operationId: 'receiveDelivery',
  summary: 'Puts a delivery of several variants on the shelves, all of it or nothing',
  tags,
  request: { body: jsonBody(newDelivery, 'POST') },
  responses: { 204: emptyResponse('Received'), ...errorResponses(400, 415, 422) },
});

/** What the team does to the stock. */
export const stockAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const paging = pagingOf(c);
    const { code } = c.req.valid('param');
    const { rows, total } = await listMovements(c.var.machine.db, code, paging);
    return ld(c, collection(c, 'StockMovement', rows.map(presentMovement), total, paging));
  })
  .openapi(moving, async (c) => {
    const { code } = c.req.valid('param');
    const move = c.req.valid('json');
    const deed = { action: 'stock.moved', subject: code, detail: { ...move } };
    await actAsStaff(c, deed, (work) =>
      moveStock(work, c.var.staff.name, { ...move, variantCode: code }),
    );
    return c.body(null, 204);
  })
  .openapi(threshold, async (c) => {
    const { code } = c.req.valid('param');
    const { lowStockAt } = c.req.valid('json');
    const deed = { action: 'stock.threshold_set', subject: code, detail: { lowStockAt } };
    await actAsStaff(c, deed, (work) => setLowStock(work, code, lowStockAt));
    return c.body(null, 204);
  })
  .openapi(receiving, async (c) => {
    const { lines, note } = c.req.valid('json');
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const detail = { lines: lines.length, pieces };
    const deed = { action: 'stock.received', subject: note || '—', detail };
    await actAsStaff(c, deed, (work) => receiveDelivery(work, c.var.staff.name, lines, note));
    return c.body(null, 204);
  });
