import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf, pagingQuery } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import {
  adjustmentShape,
  orderItemShape,
  orderSummaryShape,
  paymentShape,
  shipmentShape,
} from '../contracts.ts';
import { mayAccess } from './edit-cart.ts';
import type { Order } from './order.ts';
import { presentItem, presentSummary } from './present.ts';
import { presentAdjustment, presentPayment, presentShipment } from './present-parts.ts';
import { findAdjustments, findOrder, findOrderOf, findPlacedOrders } from './queries.ts';
import { cartAdjustments } from './save-adjustments.ts';

type Caller = ShopEnv['Variables']['caller'];

const described = <P extends string>(path: P, operationId: string, summary: string) => ({
  path,
  method: 'get' as const,
  operationId,
  tags: ['Orders'],
  summary,
});
const ofOrder = z.object({ token: z.string() });
const byId = { params: z.object({ id: z.string() }) };
const adjustmentFilters = { type: z.string().optional() };
const filtered = { query: z.object(adjustmentFilters) };

const listing = createRoute({
  ...described('/shop/orders', 'listOrders', 'Placed orders of the customer, newest first'),
  request: {
    query: z.object({
      ...pagingQuery,
      number: z.string().max(40).optional(),
    }),
  },
  responses: { 200: collectionResponse(orderSummaryShape), ...errorResponses(400, 401, 404) },
});
const items = createRoute({
  ...described('/shop/orders/{token}/items', 'listItems', 'Items of an order'),
  request: { params: ofOrder },
  responses: { 200: collectionResponse(orderItemShape), ...errorResponses(401, 404) },
});
const adjustments = createRoute({
  ...described(
    '/shop/orders/{token}/adjustments',
    'listAdjustments',
    'What its totals are made of',
  ),
  request: { params: ofOrder, ...filtered },
  responses: { 200: collectionResponse(adjustmentShape), ...errorResponses(401, 403, 404) },
});
const itemAdjustments = createRoute({
  ...described(
    '/shop/orders/{token}/items/{id}/adjustments',
    'listItemAdjustments',
    'What the total of an item is made of',
  ),
  request: { params: ofOrder.extend({ id: z.string() }), ...filtered },
  responses: { 200: collectionResponse(adjustmentShape), ...errorResponses(401, 403, 404) },
});
const payment = createRoute({
  ...described('/shop/payments/{id}', 'getPayment', 'A payment of the customer'),
  request: byId,
  responses: { 200: ldResponse(paymentShape, 'The payment'), ...errorResponses(401, 404) },
});
const shipment = createRoute({
  ...described('/shop/shipments/{id}', 'getShipment', 'A shipment of the customer'),
  request: byId,
  responses: { 200: ldResponse(shipmentShape, 'The shipment'), ...errorResponses(401, 404) },
});
const item = createRoute({
  ...described('/shop/order-items/{id}', 'getOrderItem', 'An item of the customer'),
  request: byId,
  responses: { 200: ldResponse(orderItemShape, 'The item'), ...errorResponses(401, 404) },
});

/** The customer's own order a part belongs to. @throws Refusal `order.unknown` for any other. */
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

/** An order whose totals the caller may look into (contracts §1.9). */
async function openOrder(db: Db, caller: Caller, token: string): Promise<Order> {
  const order = await findOrder(db, token);
  if (!order) throw refuse('order.unknown');
  if (mayAccess(order, caller)) return order;
  throw refuse(caller ? 'order.forbidden' : 'order.not_signed_in');
}

const adjustmentsOf = async (db: Db, order: Order) =>
  order.state === 'cart' ? cartAdjustments(order) : findAdjustments(db, order.id);

/** Order calls of contracts §1.9; one order is read beside the cart, they have one address. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(listing, async (c) => {
    const { caller, machine } = c.var;
    if (!caller) throw refuse('order.not_signed_in');
    const paging = pagingOf(c);
    const asked = { customerId: caller.customerId, number: c.req.valid('query').number };
    const { orders, total } = await findPlacedOrders(machine.db, asked, paging);
    return ld(c, collection(c, 'Order', orders.map(presentSummary), total, paging));
  })
  .openapi(items, async (c) => {
    const order = await findOrder(c.var.machine.db, c.req.valid('param').token);
    const visible = order && mayAccess(order, c.var.caller) ? order.lines : [];
    return ld(c, collection(c, 'OrderItem', visible.map(presentItem)));
  })
  .openapi(adjustments, async (c) => {
    const { db } = c.var.machine;
    const order = await openOrder(db, c.var.caller, c.req.valid('param').token);
    const { type } = c.req.valid('query');
    const found = (await adjustmentsOf(db, order)).filter(
      (one) => type === undefined || one.type === type,
    );
    const answer = collection(c, 'Adjustment', found.map(presentAdjustment));
    return ld(c, filterable(answer, Object.keys(adjustmentFilters)));
  })
  .openapi(itemAdjustments, async (c) => {
    const { db } = c.var.machine;
    const { token, id } = c.req.valid('param');
    const order = await openOrder(db, c.var.caller, token);
    const { type } = c.req.valid('query');
    const found = (await adjustmentsOf(db, order)).filter(
      (one) => one.orderItemId === Number(id) && (type === undefined || one.type === type),
    );
    const answer = collection(c, 'Adjustment', found.map(presentAdjustment));
    return ld(c, filterable(answer, Object.keys(adjustmentFilters)));
  })
  .openapi(payment, async (c) => {
    const { id } = c.req.valid('param');
    return ld(c, presentPayment(await ownOrderOf(c.var.machine.db, c.var.caller, 'payments', id)));
  })
  .openapi(shipment, async (c) => {
    const { id } = c.req.valid('param');
    return ld(
      c,
      presentShipment(await ownOrderOf(c.var.machine.db, c.var.caller, 'shipments', id)),
    );
  })
  .openapi(item, async (c) => {
    const { id } = c.req.valid('param');
    const order = await ownOrderOf(c.var.machine.db, c.var.caller, 'order_items', id);
    const line = order.lines.find((one) => one.id === Number(id));
    if (!line) throw refuse('order.unknown');
    return ld(c, { '@context': '/api/v2/contexts/OrderItem', ...presentItem(line) });
  });
