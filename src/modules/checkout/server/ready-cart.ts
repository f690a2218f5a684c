import { refuse, refuseFields } from '#kit/refusal.ts';
import { checkoutStates, dueOf } from '#modules/orders/rules/index.ts';
import {
  deliveryCountry,
  type Order,
  type PricedCart,
  priceCart,
} from '#modules/orders/server/index.ts';
import { heaviestParcel, pointRefusal } from '#modules/shipping/rules/index.ts';
import { findPickupPoint, findShippingOptions } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findOfferedMethods } from './payment-methods.ts';

/**
 * A locked cart at the prices of now, proven ready to be ordered.
 * @throws Refusal `order.empty`, `checkout.step`, `checkout.account_needed`, `stock`, `checkout.unavailable`,
 * `pickup_point.…`; and, so that the
 * shopper is asked again, `checkout.promotion_ended` or `checkout.total_changed` when it no longer
 * costs `expectedTotal` (what was last written when that is null).
 */
export async function readyCart(
  work: UnitOfWork,
  cart: Order,
  expectedTotal: number | null,
): Promise<Order> {
  if (cart.lines.length === 0) throw refuse('order.empty');
  const priced = await priceCart(work.tx, cart, work.today);
  assertBuyable(priced);
  const { order } = priced;
  if (!checkoutStates.can(order.checkoutState, 'complete'))
    throw refuse('checkout.step', { state: order.checkoutState });
  if (order.customerId === null && order.lines.some(isOnSubscription))
    throw refuse('checkout.account_needed');
  if (order.customerId === null && order.email === null)
    throw refuseFields([{ propertyPath: 'email', code: 'required' }]);
  await assertReachable(work, order);
  await assertPayable(work, order);
  if (dueOf(order) !== (expectedTotal ?? dueOf(cart)))
    throw refuse('checkout.total_changed', { total: { cents: dueOf(order) } });
  return order;
}

/** It comes again: somebody must be there to say until when. */
export const isOnSubscription = ({ subscriptionInterval }: Order['lines'][number]): boolean =>
  subscriptionInterval !== null;

function assertBuyable({ problems }: PricedCart) {
  for (const { code, variantCode, reason, before, now } of problems) {
    if (code === 'stock_lowered' || reason === 'out_of_stock')
      throw refuse('stock', { variantCode, quantity: before, onHand: now });
    if (code === 'unavailable') throw refuse('checkout.unavailable', { variantCode });
    if (code === 'shipping_unavailable') throw refuse('checkout.shipping_method');
    if (code === 'promotion_withdrawn') throw refuse('checkout.promotion_ended');
  }
}

/**
 * The delivery of an order is still offered and its point still fits: the network was asked just
 * before (REL-48, REL-51). @throws Refusal `checkout.shipping_method`, `pickup_point.…`.
 */
export async function assertReachable(work: UnitOfWork, order: Order) {
  const { shipment } = order;
  const country = deliveryCountry(order);
  const options = await findShippingOptions(work.tx, country, order.offerVersion);
  const method = options.find(({ code }) => code === shipment?.methodCode);
  if (!shipment || !method) throw refuse('checkout.shipping_method');
  if (method.kind === 'home' && shipment.pickupPoint === null) return;
  const point = shipment.pickupPoint && (await findPickupPoint(work.tx, shipment.pickupPoint));
  if (!point) throw refuse('pickup_point.missing');
  const refusal = pointRefusal(point, {
    provider: method.relayProvider,
    countryCode: country,
    grams: heaviestParcel(order.lines, method),
  });
  if (refusal) throw refuse(refusal);
}

/** A method chosen earlier may not fit what the cart became: a subscription, another country. */
async function assertPayable(work: UnitOfWork, order: Order) {
  if (dueOf(order) === 0) return;
  const offered = await findOfferedMethods(work.tx, order);
  if (!offered.some(({ code }) => code === order.payment?.methodCode))
    throw refuse('checkout.payment_method');
}
