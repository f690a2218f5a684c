import { refuse } from '#kit/refusal.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { Work } from '#schema.ts';
import { orderStates, shippingStates } from '../rules/index.ts';
import { deliveryCountry, type Order } from './order.ts';
import { saveOrder } from './order-store.ts';

/** Money an order may leave on: held for us, or ours. */
const SHIPPABLE = ['authorized', 'paid', 'partially_refunded'];

/**
 * The parcels of a locked order left: it gets its tracking number and the carrier's page (SHP-05).
 * @throws Refusal `order.state` when it is not paid for, cancelled, or gone already.
 */
export async function shipOrder(work: Work, order: Order, trackingNumber: string): Promise<Order> {
  const { shipment } = order;
  const shippingState = shippingStates.next(order.shippingState, 'ship');
  const state = orderStates.next(order.state, 'complete');
  if (!shipment || !shippingState || !state || !SHIPPABLE.includes(order.paymentState))
    throw refuse('order.state', { state: order.shippingState });
  const options = await findShippingOptions(work.tx, deliveryCountry(order));
  const method = options.find(({ code }) => code === shipment.methodCode);
  const shipped: Order = {
    ...order,
    state,
    shippingState,
    shipment: {
      ...shipment,
      state: 'shipped',
      trackingNumber,
      carrierLink: method?.trackingUrl.replace('{number}', trackingNumber) ?? null,
      shippedAt: work.now.toString(),
    },
  };
  const saved = await saveOrder(work, shipped, order);
  await work.announce('order.shipped', { orderId: order.id });
  return saved;
}
