import { recordOrder } from '#modules/customers/server/index.ts';
import type { Events, UnitOfWork } from '#registry/schema.ts';
import type { Order } from './order.ts';

const isDelivery = ({ subscription }: Order) => subscription !== null;

const isRegular = ({ lines }: Order) => lines.some((line) => line.subscriptionInterval !== null);

type PlacedEvent = Extract<keyof Events, `order.${string}placed${string}`>;

/** Narrower events, so that a handler interested in some orders is not called for all of them. */
const SOME: readonly [event: PlacedEvent, isOne: (order: Order) => boolean][] = [
  ['order.placed_by_customer', ({ customerId }) => customerId !== null],
  ['order.placed_on_subscription', (order) => isRegular(order) && !isDelivery(order)],
  ['order.delivery_placed', isDelivery],
  // The first order's coupon may have promised a reward on later deliveries.
  ['order.placed_with_code', (order) => order.couponCodes.length > 0 || isDelivery(order)],
];

/** Announces an order once it is confirmed, exactly once: every job about it follows from these events. */
export async function announcePlaced(work: UnitOfWork, order: Order): Promise<void> {
  if (order.customerId !== null) await recordOrder(work, order.customerId);
  const placed = { orderId: order.id };
  await work.announce('order.placed', placed);
  for (const [event, isOne] of SOME) if (isOne(order)) await work.announce(event, placed);
}
