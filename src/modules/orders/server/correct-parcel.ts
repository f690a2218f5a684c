import { refuse } from '#kit/refusal.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { deliveryCountry, type Order } from './order.ts';
import { saveOrder } from './order-store.ts';

/**
 * Corrects the tracking number of a parcel that has left; the customer is mailed the right one (O-20). The order must
 * be locked. Idempotent.
 * @throws Refusal `order.parcel_unknown`; `order.tracking` when another of its parcels has the number
 */
export async function correctParcel(
  work: UnitOfWork,
  order: Order,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { shipment } = order;
  const parcels = shipment?.parcels ?? [];
  const index = parcels.findIndex(({ trackingNumber }) => trackingNumber === from);
  if (!shipment || index < 0) throw refuse('order.parcel_unknown');
  if (from === to) return;
  if (parcels.some(({ trackingNumber }) => trackingNumber === to)) throw refuse('order.tracking');
  const options = await findShippingOptions(work.tx, deliveryCountry(order));
  const method = options.find(({ code }) => code === shipment.methodCode);
  const carrierLink = method?.trackingUrl.replace('{number}', to) ?? null;
  const corrected = parcels.with(index, {
    ...(parcels[index] as (typeof parcels)[number]),
    trackingNumber: to,
    carrierLink,
  });
  const latest = corrected.at(-1) as (typeof parcels)[number];
  await saveOrder(
    work,
    {
      ...order,
      shipment: {
        ...shipment,
        trackingNumber: latest.trackingNumber,
        carrierLink: latest.carrierLink,
        parcels: corrected,
      },
    },
    order,
  );
  await work.announce('order.parcel_corrected', { orderId: order.id, from, to });
}
