import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { adjustmentFilters } from '../operations.ts';
import { mayAccess } from './edit-cart.ts';
import type { Order } from './order.ts';
import { presentItem, presentSummary } from './present.ts';
import { presentAdjustment, presentPayment, presentShipment } from './present-parts.ts';
import { findAdjustments, findOrder, findOrderOf, findPlacedOrders } from './queries.ts';
import { cartAdjustments } from './save-adjustments.ts';

type Caller = ShopEnv['Variables']['caller'];

/**
 * The customer's own order that contains a part.
 * @throws Refusal `order.unknown` for any other.
 */
async function ownOrderOf(
  db: Db,
  caller: Caller,
  part: 'shipments' | 'payments' | 'order_items',
  id: string,
): Promise<Order> {
  if (!caller) throw refuse('order.not_signed_in');
  const order = /^\d{1,15}$/.test(id) ? await findOrderOf(db, part, Number(id)) : null;
  if (order?.customerId !== caller.customerId) throw refuse('order.unknown');
  return order;
}

/** An order whose totals the caller may read (contracts §1.9). */
async function openOrder(db: Db, caller: Caller, token: string): Promise<Order> {
  const order = await findOrder(db, token);
  if (!order) throw refuse('order.unknown');
  if (mayAccess(order, caller)) return order;
  throw refuse(caller ? 'order.forbidden' : 'order.not_signed_in');
}

const adjustmentsOf = async (db: Db, order: Order) =>
  order.state === 'cart' ? cartAdjustments(order) : findAdjustments(db, order.id);

/** Order routes of contracts §1.9. Reading one order is a cart route, because both have the same URL. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listOrders), async (c) => {
    const { caller, appContext } = c.var;
    if (!caller) throw refuse('order.not_signed_in');
    const paging = pagingOf(c);
    const query = { customerId: caller.customerId, number: c.req.valid('query').number };
    const { orders, total } = await findPlacedOrders(appContext.db, query, paging);
    return ld(c, collection(c, 'Order', orders.map(presentSummary), total, paging));
  })
  .openapi(route(operations.listItems), async (c) => {
    const order = await findOrder(c.var.appContext.db, c.req.valid('param').token);
    const visible = order && mayAccess(order, c.var.caller) ? order.lines : [];
    return ld(c, collection(c, 'OrderItem', visible.map(presentItem)));
  })
  .openapi(route(operations.listAdjustments), async (c) => {
    const { db } = c.var.appContext;
    const order = await openOrder(db, c.var.caller, c.req.valid('param').token);
    const { type } = c.req.valid('query');
    const found = (await adjustmentsOf(db, order)).filter(
      (one) => type === undefined || one.type === type,
    );
    const answer = collection(c, 'Adjustment', found.map(presentAdjustment));
    return ld(c, filterable(answer, Object.keys(adjustmentFilters)));
  })
  .openapi(route(operations.listItemAdjustments), async (c) => {
    const { db } = c.var.appContext;
    const { token, id } = c.req.valid('param');
    const order = await openOrder(db, c.var.caller, token);
    const { type } = c.req.valid('query');
    const found = (await adjustmentsOf(db, order)).filter(
      (one) => one.orderItemId === Number(id) && (type === undefined || one.type === type),
    );
    const answer = collection(c, 'Adjustment', found.map(presentAdjustment));
    return ld(c, filterable(answer, Object.keys(adjustmentFilters)));
  })
  .openapi(route(operations.getPayment), async (c) => {
    const { id } = c.req.valid('param');
    return ld(
      c,
      presentPayment(await ownOrderOf(c.var.appContext.db, c.var.caller, 'payments', id)),
    );
  })
  .openapi(route(operations.getShipment), async (c) => {
    const { id } = c.req.valid('param');
    return ld(
      c,
      presentShipment(await ownOrderOf(c.var.appContext.db, c.var.caller, 'shipments', id)),
    );
  })
  .openapi(route(operations.getOrderItem), async (c) => {
    const { id } = c.req.valid('param');
    const order = await ownOrderOf(c.var.appContext.db, c.var.caller, 'order_items', id);
    const line = order.lines.find((one) => one.id === Number(id));
    if (!line) throw refuse('order.unknown');
    return ld(c, { '@context': '/api/v2/contexts/OrderItem', ...presentItem(line) });
  });
