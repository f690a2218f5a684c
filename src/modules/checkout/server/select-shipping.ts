import { refuse, refuseFields } from '#kit/refusal.ts';
import { checkoutStates } from '#modules/orders/rules/index.ts';
import {
  type CartAccess,
  deliveryCountry,
  editCart,
  type Order,
  offeredFor,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import {
  freezePoint,
  heaviestParcel,
  type KnownPoint,
  pointRefusal,
} from '#modules/shipping/rules/index.ts';
import {
  findShippingOptions,
  type PointCheck,
  type ShippingOption,
} from '#modules/shipping/server/index.ts';
import type { Work } from '#schema.ts';

interface Choice {
  methodCode: string;
  /** What is known of the point that was chosen; null when none was. */
  point: PointCheck | null;
}

/**
 * Chooses how a shipment goes.
 * @throws Refusal for an order without addresses, an unknown shipment, a method not offered; under
 * `pickupPoint` for a relay method without its point, or one that cannot take the parcel (REL-51).
 */
export async function selectShipping(
  work: Work,
  access: CartAccess,
  shipmentId: number,
  { methodCode, point }: Choice,
): Promise<PricedCart> {
  return editCart(work, access, async (order) => {
    const { shipment } = order;
    const checkoutState = checkoutStates.next(order.checkoutState, 'select_shipping');
    if (!checkoutState) throw refuse('checkout.step', { state: order.checkoutState });
    if (!shipment || shipment.id !== shipmentId) throw refuse('checkout.shipment_unknown');
    const options = await findShippingOptions(work.tx, deliveryCountry(order), order.offerVersion);
    const method = offeredFor(order.lines, options).find(({ code }) => code === methodCode);
    if (!method) throw refuse('checkout.shipping_method');
    const chosen = method.kind === 'relay' ? judged(order, method, point) : null;
    return {
      ...order,
      checkoutState,
      shipment: {
        ...shipment,
        methodCode,
        pickupPoint: chosen?.code ?? null,
        pickupAddress: chosen && freezePoint(chosen),
      },
    };
  });
}

function judged(order: Order, method: ShippingOption, point: PointCheck | null): KnownPoint {
  if (!point) throw refusePoint('pickup_point.missing');
  if (!point.known)
    throw refusePoint(point.isSilent ? 'pickup_point.unreachable' : 'pickup_point.unknown');
  const refusal = pointRefusal(point.known, {
    provider: method.relayProvider,
    countryCode: deliveryCountry(order),
    grams: heaviestParcel(order.lines, method),
  });
  if (refusal) throw refusePoint(refusal);
  return point.known;
}

const refusePoint = (code: string) => refuseFields([{ propertyPath: 'pickupPoint', code }]);
