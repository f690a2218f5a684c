import { t } from '#i18n/catalogue.server.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { hasLeft } from '#modules/orders/rules/index.ts';
import {
  type AddressFields,
  deliveryCountry,
  findAttention,
  letGo,
  type Order,
  saveOrder,
} from '#modules/orders/server/index.ts';
import { deliveryRefusal, freezePoint } from '#modules/shipping/rules/index.ts';
import {
  acceptPoint,
  findShippingOptions,
  type PointCheck,
} from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

export interface AddressCorrection {
  address: Omit<AddressFields, 'deliveryInstructions'>;
  /** Version of the order that was corrected; null to skip the check. */
  version: number | null;
  /** What the carrier network says about the current or new pickup point; null for a home delivery. */
  point: PointCheck | null;
  by: { id: number; name: string };
}

/**
 * Corrects the delivery address of a locked order until its first parcel has left (O-09). The
 * checkout's rules apply, within the same country, so that neither price nor VAT changes. An issued
 * invoice is not changed. A hold placed to have the address checked is removed.
 * @throws Refusal `order.left`, `order.state`, `order.changed_since`; under the field what the
 * rules refuse; `pickup_point.…` under `pickupPoint`.
 */
export async function correctAddress(
  work: UnitOfWork,
  order: Order,
  { address, version, point, by }: AddressCorrection,
): Promise<Order> {
  const { shipment, shippingAddress: before } = order;
  if (hasLeft(order)) throw refuse('order.left');
  if (order.state !== 'new' || !shipment || !before)
    throw refuse('order.state', { state: order.state });
  if (version !== null && version !== order.version) throw refuse('order.changed_since');
  const country = deliveryCountry(order);
  if (address.countryCode !== country)
    throw refuseFields([{ propertyPath: 'countryCode', code: 'order.address_country' }]);
  const refused = deliveryRefusal(address);
  if (refused)
    throw refuseFields([
      { propertyPath: refused === 'delivery.cedex' ? 'city' : 'postcode', code: refused },
    ]);
  const options = await findShippingOptions(work.tx, country, order.offerVersion);
  const method = options.find(({ code }) => code === shipment.methodCode);
  if (!method) throw refuse('checkout.shipping_method');
  const chosen =
    method.kind === 'relay'
      ? acceptPoint(method, point, { countryCode: country, lines: order.lines })
      : null;
  const saved = await saveOrder(
    work,
    {
      ...order,
      shippingAddress: { ...before, ...address },
      shipment: chosen
        ? { ...shipment, pickupPoint: chosen.code, pickupAddress: freezePoint(chosen) }
        : shipment,
    },
    order,
  );
  const open = await findAttention(work.tx, order.id);
  if (open.some(({ code, mayLeave }) => code === 'address_to_check' && !mayLeave))
    await letGo(work, order, {
      code: 'address_to_check',
      lets: 'leave',
      reason: t('orders.attention.corrected'),
      by,
    });
  await work.announce('order.address_corrected', { orderId: order.id, version: saved.version });
  return saved;
}
