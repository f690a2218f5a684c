import type { Order } from '#modules/orders/server/index.ts';
import type { Label } from './find-labels.ts';

/** Whether a parcel of the order left with this number. */
export const hasLeft = ({ shipment }: Order, number: string): boolean =>
  (shipment?.parcels ?? []).some(({ trackingNumber }) => trackingNumber === number);

/** Whether a parcel needs no label any more: it left, or the order left or was cancelled. */
export const needsNoLabel = (order: Order, labels: readonly Label[], parcel: number): boolean =>
  order.state === 'cancelled' ||
  order.shippingState === 'shipped' ||
  labels.some(
    (label) =>
      label.orderId === order.id && label.parcel === parcel && hasLeft(order, label.trackingNumber),
  );

/** Labels of an order whose parcels have not left. */
export const labelsHere = (labels: readonly Label[], order: Order): Label[] =>
  labels.filter(
    ({ orderId, trackingNumber }) => orderId === order.id && !hasLeft(order, trackingNumber),
  );

/** Parcel numbers, from 1, for parcels of an order that have not left; those that left keep theirs. */
export function parcelsHere(labels: readonly Label[], order: Order, count: number): number[] {
  const taken = labels
    .filter(({ orderId, trackingNumber }) => orderId === order.id && hasLeft(order, trackingNumber))
    .map(({ parcel }) => parcel);
  return Array.from({ length: count + taken.length }, (_, index) => index + 1)
    .filter((parcel) => !taken.includes(parcel))
    .slice(0, count);
}
