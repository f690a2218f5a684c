import { isSamePlace } from '#kit/same-place.ts';
import { keepAddresses } from '#modules/customers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { addressFields } from './address-fields.ts';
import type { Order } from './order.ts';
import { findOrderById } from './queries.ts';

/** Saves the addresses of a customer's first order in their address book, the delivery address first. */
export async function keepOrderAddresses(work: UnitOfWork, { orderId }: { orderId: number }) {
  const order = await findOrderById(work.tx, orderId);
  if (!order?.customerId || !(await isFirst(work, order))) return;
  const { billingAddress: billed, shippingAddress: sent } = order;
  const places = isSamePlace(billed, sent) ? [sent] : [sent, billed];
  const fields = places
    .filter((one) => one !== null)
    .map((one) => addressFields(one, one.deliveryInstructions));
  await keepAddresses(work, order.customerId, fields);
}

async function isFirst({ tx }: UnitOfWork, { id, customerId, placedAt }: Order): Promise<boolean> {
  const earlier = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('placed_at', '<=', placedAt)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined;
}
