import { findOrder, findOrderById, type Order } from '#modules/orders/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { StoredPayload } from './subjects.ts';

export interface WebhookEvent {
  event: string;
  payload: StoredPayload;
  at: Temporal.Instant;
}

/**
 * The body of a message: the event, and the state of its subject at the first attempt. It contains no name, address
 * or e-mail: these are read by API. Amounts in cents.
 */
export async function presentMessage(
  db: Db,
  { event, payload, at }: WebhookEvent,
): Promise<string> {
  const data = (await dataOf(db, event, payload)) ?? {};
  return JSON.stringify({ type: event, timestamp: at.toString(), data });
}

async function dataOf(db: Db, event: string, payload: StoredPayload): Promise<object | null> {
  const { orderId, orderToken, amount, code, customerId, subscriptionId } = payload;
  const { withdrawalId, standing, recallId, productIds, cycleId, tries, type, id } = payload;
  if (typeof withdrawalId === 'number') {
    const order = typeof orderId === 'number' ? await findOrderById(db, orderId) : null;
    return { withdrawal: { id: withdrawalId, standing, order: order?.number ?? null } };
  }
  const order = await orderOf(db, orderId, orderToken);
  if (order) {
    const refund = event === 'refund.done' ? { amount } : undefined;
    const dispute = event === 'payment.disputed' ? { amount } : undefined;
    return { order: presentOrder(order), refund, dispute };
  }
  if (typeof cycleId === 'number')
    return { subscription: await subscriptionOfCycle(db, cycleId), tries };
  if (typeof code === 'string')
    return { subscription: await subscriptionOf(db, code), change: payload.kind };
  if (typeof customerId === 'number') return { customer: { id: customerId } };
  if (typeof subscriptionId === 'number') return { newsletter: { id: subscriptionId } };
  if (typeof recallId === 'number') return { recall: await recallOf(db, recallId) };
  if (Array.isArray(productIds)) return { products: await productsOf(db, productIds) };
  return type === undefined ? null : { entry: { type, id } };
}

async function orderOf(db: Db, id: unknown, token: unknown): Promise<Order | null> {
  if (typeof id === 'number') return findOrderById(db, id);
  return typeof token === 'string' ? findOrder(db, token) : null;
}

function presentOrder(order: Order) {
  const { number, channel, currency, state, paymentState, shippingState, pricing, lines } = order;
  return {
    number,
    channel,
    currency,
    state,
    paymentState,
    shippingState,
    total: pricing.total,
    subscription: order.subscription,
    items: lines.map(({ variantCode, quantity, total }) => ({
      variant: variantCode,
      quantity,
      total,
    })),
    parcels: (order.shipment?.parcels ?? []).map(({ trackingNumber, deliveredAt }) => ({
      trackingNumber,
      isDelivered: deliveredAt !== null,
    })),
  };
}

const subscriptionOf = (db: Db, code: string) =>
  db
    .selectFrom('subscriptions')
    .select(['code', 'channel', 'status as state', 'frequency'])
    .where('code', '=', code)
    .executeTakeFirst();

const subscriptionOfCycle = (db: Db, cycleId: number) =>
  db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select(['s.code', 's.channel', 's.status as state', 's.frequency'])
    .where('c.id', '=', cycleId)
    .executeTakeFirst();

const recallOf = (db: Db, id: number) =>
  db
    .selectFrom('recalls')
    .select(['id', 'lot', 'variant_code as variant'])
    .where('id', '=', id)
    .executeTakeFirst();

async function productsOf(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select('sku').where('id', 'in', ids).execute();
  return rows.map(({ sku }) => sku);
}
