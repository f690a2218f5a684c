import { lotCode } from '#modules/catalog/rules/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findLotOrders, searchLots } from './find-lots.ts';
import { lotSheet, presentLot, presentLotOrder } from './present-recalls.ts';
import { getRecall, startRecall } from './start-recall.ts';

const MOST_LINES = 100_000;

/** Routes to find the orders that contain a lot, and to recall it. */
export const recallRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.searchLots), async (c) => {
    const found = await searchLots(c.var.appContext.db, c.req.valid('query').search);
    return ld(c, collection(c, 'Lot', found.map(presentLot)));
  })
  .openapi(adminRoute(operations.listOrdersOfLot), async (c) => {
    const { lot, variant: variantCode } = c.req.valid('query');
    const paging = pagingOf(c);
    const found = await findLotOrders(c.var.appContext.db, { lot, variantCode }, paging);
    const shown = found.orders.map((row) => presentLotOrder(row, { lot, variantCode }));
    return ld(c, collection(c, 'LotOrder', shown, found.total, paging));
  })
  .openapi(adminRoute(operations.getOrdersOfLotSheet), async (c) => {
    const { lot, variant: variantCode } = c.req.valid('query');
    const all = { offset: 0, itemsPerPage: MOST_LINES };
    const found = await findLotOrders(c.var.appContext.db, { lot, variantCode }, all);
    return c.body(
      lotSheet(found.orders.map((row) => presentLotOrder(row, { lot, variantCode }))),
      200,
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="commandes-du-lot.csv"',
        'cache-control': 'private, no-store',
      },
    );
  })
  .openapi(adminRoute(operations.startRecall), async (c) => {
    const draft = c.req.valid('json');
    const subject = `${draft.variantCode} ${lotCode(draft.lot)}`;
    await actAsStaff(c, { action: 'recall.started', subject }, (work) => startRecall(work, draft));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.tellRecall), async (c) => {
    const recall = await getRecall(c.var.appContext.db, Number(c.req.valid('param').id));
    const auditedAction = { action: 'recall.told', subject: `${recall.variantCode} ${recall.lot}` };
    await actAsStaff(c, auditedAction, (work) =>
      work.announce('recall.told', { recallId: recall.id }),
    );
    return c.body(null, 204);
  });
