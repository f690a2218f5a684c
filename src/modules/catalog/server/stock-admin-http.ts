import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listMovements } from './list-movements.ts';
import { listLotReceipts, listStockLots } from './list-stock-lots.ts';
import { moveLot, moveStock, receiveDelivery } from './move-stock.ts';
import { presentLotReceipt, presentMovement, presentStockLot } from './present-for-team.ts';
import { setLowStock } from './set-low-stock.ts';

/** Stock changes by the team. */
export const stockAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listStockMovements), async (c) => {
    const paging = pagingOf(c);
    const { code } = c.req.valid('param');
    const { rows, total } = await listMovements(c.var.appContext.db, code, paging);
    return ld(c, collection(c, 'StockMovement', rows.map(presentMovement), total, paging));
  })
  .openapi(adminRoute(operations.moveStock), async (c) => {
    const { code } = c.req.valid('param');
    const { secondsAgo, ...move } = c.req.valid('json');
    const auditedAction = { action: 'stock.moved', subject: code, detail: { ...move } };
    await actAsStaff(c, auditedAction, (work) =>
      moveStock(work, c.var.staff.name, { ...move, variantCode: code, secondsAgo }),
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
    const { lines, note, supplier } = c.req.valid('json');
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const detail = { lines: lines.length, pieces };
    const subject = [supplier, note].filter(Boolean).join(' · ') || '—';
    const auditedAction = { action: 'stock.received', subject, detail };
    await actAsStaff(c, auditedAction, (work) =>
      receiveDelivery(work, c.var.staff.name, { supplier, note, lines }),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.moveLot), async (c) => {
    const { code } = c.req.valid('param');
    const { from, to, quantity } = c.req.valid('json');
    const detail = { from: inWords(from), to: inWords(to), quantity };
    await actAsStaff(c, { action: 'stock.lot_moved', subject: code, detail }, (work) =>
      moveLot(work, c.var.staff.name, { variantCode: code, from, to, quantity }),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listStockLots), async (c) => {
    const { db, clock, config } = c.var.appContext;
    const paging = pagingOf(c);
    const today = clock.today();
    const { rows, total } = await listStockLots(db, c.req.valid('query'), paging, today);
    return ld(c, {
      ...collection(c, 'StockLot', rows.map(presentStockLot), total, paging),
      today: today.toString(),
      soon: today.add({ days: config.STOCK_EXPIRY_DAYS }).toString(),
    });
  })
  .openapi(adminRoute(operations.listLotReceipts), async (c) => {
    const { lot, variant } = c.req.valid('query');
    const rows = await listLotReceipts(c.var.appContext.db, { lot, variantCode: variant });
    return ld(c, collection(c, 'LotReceipt', rows.map(presentLotReceipt)));
  });

/** For example « L23-11 · A-12 ». */
const inWords = ({ lot, place }: { lot: string; place: string }) =>
  [lot, place].filter(Boolean).join(' · ') || '—';
