import { refuse } from '#kit/refusal.ts';
import { checkoutStates } from '#modules/orders/rules/index.ts';
import { type CartEdit, deliveryCountry, offeredFor } from '#modules/orders/server/index.ts';
import { freezePoint } from '#modules/shipping/rules/index.ts';
import {
  acceptPoint,
  findShippingOptions,
  type PointCheck,
} from '#modules/shipping/server/index.ts';

interface Choice {
  methodCode: string;
  /** What the network says about the chosen pickup point; null when none was chosen. */
  point: PointCheck | null;
}

/**
 * Sets the delivery method of a shipment.
 * @throws Refusal for an order without addresses, an unknown shipment, a method not offered; under
 * `pickupPoint` for a pickup method without a point, or with one that cannot accept the parcel
 * (REL-51).
 */
export const selectShipping =
  (shipmentId: number, { methodCode, point }: Choice): CartEdit =>
  async (order, db) => {
    const { shipment } = order;
    const checkoutState = checkoutStates.next(order.checkoutState, 'select_shipping');
    if (!checkoutState) throw refuse('checkout.step', { state: order.checkoutState });
    if (!shipment || shipment.id !== shipmentId) throw refuse('checkout.shipment_unknown');
    const options = await findShippingOptions(db, deliveryCountry(order), order.offerVersion);
    const method = offeredFor(order.lines, options).find(({ code }) => code === methodCode);
    if (!method) throw refuse('checkout.shipping_method');
    const parcels = { countryCode: deliveryCountry(order), lines: order.lines };
    const chosen = method.kind === 'relay' ? acceptPoint(method, point, parcels) : null;
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
  };
