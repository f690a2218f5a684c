import { recordOrder } from '#modules/customers/server/index.ts';
import type { Work } from '#schema.ts';
import type { Order } from './order.ts';

/** The order stands: its customer has ordered, and everybody who waits for it is told, once. */
export async function announcePlaced(work: Work, order: Order): Promise<void> {
  if (order.customerId !== null) await recordOrder(work, order.customerId);
  await work.announce('order.placed', { orderId: order.id });
}
