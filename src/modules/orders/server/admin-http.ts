import { refuse } from '#kit/refusal.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { actOnOrder } from './act-on-order-http.ts';
import { findAttention } from './attention.ts';
import { cancelOrder } from './cancel-order.ts';
import { readPlaced } from './placed-order.ts';
import { presentOrder } from './present.ts';
import { listOrderChanges } from './read-on.ts';

/** Payment states in which a cancellation triggers a refund. */
const MONEY_IN: readonly string[] = [
  'paid',
  'partially_paid',
  'authorized',
  'partially_authorized',
];

/** Admin routes for orders. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listOrderChanges), async (c) =>
    ld(c, await listOrderChanges(c.var.appContext.db, c.req.valid('query'))),
  )
  .openapi(adminRoute(operations.getAnyOrder), async (c) => {
    const { db, clock } = c.var.appContext;
    const order = await readPlaced(db, c.req.valid('param').number);
    const attention = await findAttention(db, order.id);
    return ld(c, presentOrder(order, [], [], clock.today(), attention));
  })
  .openapi(adminRoute(operations.cancelAnyOrder), async (c) => {
    const { number } = c.req.valid('param');
    const { restock, notify, version } = c.req.valid('json');
    const detail = { restock: restock ? undefined : false, notify: notify ? undefined : false };
    const auditedAction = { action: 'order.cancelled', subject: number, detail };
    await actOnOrder(c, auditedAction, (work, order) => {
      if (version != null && version !== order.version) throw refuse('order.changed_since');
      // Cancelling a paid order refunds it, which needs that right.
      const isPaid = order.pricing.total > 0 && MONEY_IN.includes(order.paymentState);
      if (isPaid && !mayDo(c.var.staff, 'orders.refund')) throw refuse('staff.forbidden');
      return cancelOrder(work, order, 'team', { restock, notify });
    });
    return ld(c, presentOrder(await readPlaced(c.var.appContext.db, number)));
  });
