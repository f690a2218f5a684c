import { refuse, refuseFields } from '#kit/refusal.ts';
import { stockShort } from '#modules/catalog/server/index.ts';
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
 * Recalculates a locked cart at current prices and checks that it can be ordered.
 * @throws Refusal `order.empty`, `checkout.step`, `checkout.account_needed`, `stock`,
 * `checkout.unavailable`, `pickup_point.…`; and `checkout.promotion_ended` or
 * `checkout.total_changed`, which the shopper has to confirm, when it no longer costs
 * `expectedTotal` (by default, the total last saved).
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

/** Whether the line is a subscription, which needs an account. */
export const isOnSubscription = ({ subscriptionInterval }: Order['lines'][number]): boolean =>
  subscriptionInterval !== null;

function assertBuyable({ problems }: PricedCart) {
  for (const { code, variantCode, reason, before, now } of problems) {
    if (code === 'stock_lowered' || reason === 'out_of_stock')
      throw stockShort(variantCode, now ?? 0, before ?? 0);
    if (code === 'unavailable') throw refuse('checkout.unavailable', { variantCode });
    if (code === 'shipping_unavailable') throw refuse('checkout.shipping_method');
    if (code === 'promotion_withdrawn') throw refuse('checkout.promotion_ended');
  }
}

/**
 * Checks that the delivery method is still offered and the pickup point still accepts the parcels;
 * the caller asked the network just before (REL-48, REL-51).
 * @throws Refusal `checkout.shipping_method`, `pickup_point.…`.
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

/** A method chosen earlier may no longer be allowed: a subscription was added or the country changed. */
async function assertPayable(work: UnitOfWork, order: Order) {
  if (dueOf(order) === 0) return;
  const offered = await findOfferedMethods(work.tx, order);
  if (!offered.some(({ code }) => code === order.payment?.methodCode))
    throw refuse('checkout.payment_method');
}
