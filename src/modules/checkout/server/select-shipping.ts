import { refuse, refuseFields } from '#kit/refusal.ts';
import { checkoutStates } from '#modules/orders/rules/index.ts';
import {
  type CartAccess,
  deliveryCountry,
  editCart,
  offeredFor,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { Work } from '#schema.ts';

interface Choice {
  methodCode: string;
  pickupPoint: string | null;
}

/**
 * Chooses how a shipment goes.
 * @throws Refusal for an order without addresses, an unknown shipment, a method not offered, or a
 * relay method without its point.
 */
export async function selectShipping(
  work: Work,
  access: CartAccess,
  shipmentId: number,
  { methodCode, pickupPoint }: Choice,
): Promise<PricedCart> {
  return editCart(work, access, async (order) => {
    const { shipment } = order;
    const checkoutState = checkoutStates.next(order.checkoutState, 'select_shipping');
    if (!checkoutState) throw refuse('checkout.step', { state: order.checkoutState });
    if (!shipment || shipment.id !== shipmentId) throw refuse('checkout.shipment_unknown');
    const options = await findShippingOptions(work.tx, deliveryCountry(order), order.offerVersion);
    const method = offeredFor(order.lines, options).find(({ code }) => code === methodCode);
    if (!method) throw refuse('checkout.shipping_method');
    if (method.kind === 'relay' && !pickupPoint)
      throw refuseFields([{ propertyPath: 'pickupPoint', code: 'required' }]);
    return {
      ...order,
      checkoutState,
      shipment: {
        ...shipment,
        methodCode,
        pickupPoint: method.kind === 'relay' ? pickupPoint : null,
      },
    };
  });
}
