import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listMovements } from './list-movements.ts';
import { moveStock, receiveDelivery } from './move-stock.ts';
import { presentMovement } from './present-for-team.ts';
import { setLowStock } from './set-low-stock.ts';

/** What the team does to the stock. */
export const stockAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listStockMovements), async (c) => {
    const paging = pagingOf(c);
    const { code } = c.req.valid('param');
    const { rows, total } = await listMovements(c.var.appContext.db, code, paging);
    return ld(c, collection(c, 'StockMovement', rows.map(presentMovement), total, paging));
  })
  .openapi(adminRoute(operations.moveStock), async (c) => {
    const { code } = c.req.valid('param');
    const move = c.req.valid('json');
    const auditedAction = { action: 'stock.moved', subject: code, detail: { ...move } };
    await actAsStaff(c, auditedAction, (work) =>
      moveStock(work, c.var.staff.name, { ...move, variantCode: code }),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.setLowStock), async (c) => {
    const { code } = c.req.valid('param');
    const { lowStockAt } = c.req.valid('json');
    const auditedAction = { action: 'stock.threshold_set', subject: code, detail: { lowStockAt } };
    await actAsStaff(c, auditedAction, (work) => setLowStock(work, code, lowStockAt));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.receiveDelivery), async (c) => {
    const { lines, note } = c.req.valid('json');
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const detail = { lines: lines.length, pieces };
    const auditedAction = { action: 'stock.received', subject: note || '—', detail };
    await actAsStaff(c, auditedAction, (work) =>
      receiveDelivery(work, c.var.staff.name, lines, note),
    );
    return c.body(null, 204);
  });
