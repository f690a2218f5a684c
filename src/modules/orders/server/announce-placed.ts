import { recordOrder } from '#modules/customers/server/index.ts';
import type { Events, UnitOfWork } from '#registry/schema.ts';
import type { Order } from './order.ts';

const isDelivery = ({ subscription }: Order) => subscription !== null;

const isRegular = ({ lines }: Order) => lines.some((line) => line.subscriptionInterval !== null);

type PlacedEvent = Extract<keyof Events, `order.${string}placed${string}`>;

/** Who waits for some orders only is not woken by all the others. */
const SOME: readonly [event: PlacedEvent, isOne: (order: Order) => boolean][] = [
  ['order.placed_by_customer', ({ customerId }) => customerId !== null],
  ['order.placed_on_subscription', (order) => isRegular(order) && !isDelivery(order)],
  ['order.delivery_placed', isDelivery],
  // A delivery may spend what a code of the first order promised.
  ['order.placed_with_code', (order) => order.couponCodes.length > 0 || isDelivery(order)],
];

/** The order stands: its customer has ordered, and everybody who waits for it is told, once. */
export async function announcePlaced(work: UnitOfWork, order: Order): Promise<void> {
  if (order.customerId !== null) await recordOrder(work, order.customerId);
  const placed = { orderId: order.id };
  await work.announce('order.placed', placed);
  for (const [event, isOne] of SOME) if (isOne(order)) await work.announce(event, placed);
}
