import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Order } from './order.ts';
import { saveOrder } from './order-store.ts';

/**
 * Marks parcels of a locked order as delivered: those named, or all in transit. The last one starts the withdrawal
 * period (WDR-01).
 * @throws Refusal `order.tracking` for a number the order does not have, `order.state` when none is in transit.
 */
export async function deliverParcels(
  work: UnitOfWork,
  order: Order,
  trackingNumbers: readonly string[] = [],
): Promise<Order> {
  const { shipment } = order;
  const sent = shipment?.parcels ?? [];
  if (trackingNumbers.some((number) => !sent.some((one) => one.trackingNumber === number)))
    throw refuse('order.tracking');
  const arrives = ({ trackingNumber, deliveredAt }: (typeof sent)[number]) =>
    !deliveredAt && (trackingNumbers.length === 0 || trackingNumbers.includes(trackingNumber));
  if (!shipment || !sent.some(arrives)) throw refuse('order.state', { state: order.shippingState });
  const now = work.now.toString();
  const parcels = sent.map((one) => (arrives(one) ? { ...one, deliveredAt: now } : one));
  const isWhole = shipment.state === 'shipped' && parcels.every((one) => one.deliveredAt);
  const saved = await saveOrder(
    work,
    { ...order, shipment: { ...shipment, parcels, deliveredAt: isWhole ? now : null } },
    order,
  );
  if (isWhole) await work.announce('order.delivered', { orderId: order.id });
  return saved;
}
