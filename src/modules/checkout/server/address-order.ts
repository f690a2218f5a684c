import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { isSamePlace } from '#kit/same-place.ts';
import { checkoutStates } from '#modules/orders/rules/index.ts';
import {
  addressFields,
  type CartEdit,
  type Order,
  type OrderAddress,
} from '#modules/orders/server/index.ts';
import { deliveryRefusal } from '#modules/shipping/rules/index.ts';
import type { Addressing } from '../contracts.ts';

type Given = NonNullable<Addressing['billingAddress']>;

/**
 * Sets the billing address, which may be anywhere (GEO-02), and the delivery address, by default
 * the same. If we do not deliver to the billing address, a delivery address is required before the
 * next step. Taxes and delivery cost are recalculated for the country of delivery (VAT-05).
 * @throws Refusal `order.empty`, `checkout.billing_missing`, or under `shippingAddress` for an
 * address we do not deliver to.
 */
export const addressOrder =
  (given: Addressing): CartEdit =>
  (order) => {
    if (order.lines.length === 0) throw refuse('order.empty');
    const billing = given.billingAddress ? stored(given.billingAddress) : order.billingAddress;
    if (!billing) throw refuse('checkout.billing_missing');
    const shipping = deliveryOf(order, billing, given);
    const email = given.email === undefined ? order.email : (given.email?.toLowerCase() ?? null);
    if (shipping)
      assertDeliverable(
        order,
        shipping,
        given.shippingAddress ? 'shippingAddress' : 'billingAddress',
      );
    const action = shipping ? 'address' : 'drop_address';
    const checkoutState = checkoutStates.next(order.checkoutState, action);
    if (!checkoutState) throw refuse('checkout.step', { state: order.checkoutState });
    return {
      ...order,
      email,
      billingAddress: billing,
      shippingAddress: shipping,
      shipment: shipping ? inCountry(order.shipment, shipping.countryCode) : order.shipment,
      checkoutState,
    };
  };

/**
 * Null when we do not deliver to the billing address and no other delivery address was chosen. A
 * delivery address that only repeats the former billing address was not chosen.
 */
function deliveryOf(order: Order, billing: OrderAddress, given: Addressing): OrderAddress | null {
  if (given.shippingAddress) return stored(given.shippingAddress);
  const { billingAddress: before, shippingAddress: there } = order;
  if (there && !given.billingAddress) return there;
  const isReached = order.channelCountries.includes(billing.countryCode);
  if (isReached && !onlyBilled(billing)) return { ...billing };
  return isSamePlace(before, there) ? null : there;
}

/** Refusals of an address that exists, can be billed, and is not delivered to (VAT-14). */
const ONLY_BILLED: readonly (string | null)[] = [
  'delivery.overseas',
  'delivery.cedex',
  'delivery.military',
];

const onlyBilled = (address: OrderAddress): boolean =>
  ONLY_BILLED.includes(deliveryRefusal(address));

/** Drops a pickup point that lies in another country than the new address. */
function inCountry(shipment: Order['shipment'], country: string): Order['shipment'] {
  if (!shipment?.pickupAddress || shipment.pickupAddress.countryCode === country) return shipment;
  return { ...shipment, pickupPoint: null, pickupAddress: null };
}

const stored = (address: Given): OrderAddress => ({ id: 0, ...addressFields(address) });

function assertDeliverable(order: Order, address: OrderAddress, path: string) {
  const violation = (field: string, code: string): Violation => ({
    propertyPath: `${path}.${field}`,
    code,
  });
  if (!order.channelCountries.includes(address.countryCode))
    throw refuseFields([violation('countryCode', 'checkout.country')]);
  const refused = deliveryRefusal(address);
  if (refused)
    throw refuseFields([violation(refused === 'delivery.cedex' ? 'city' : 'postcode', refused)]);
}
