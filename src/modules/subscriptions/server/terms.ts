import type { Order } from '#modules/orders/server/index.ts';
import type { Subscription } from './subscription.ts';

/** Delivery method, with the name of the relay point; null for home delivery. */
export interface Way {
  methodCode: string;
  point: string | null;
}

/** What a confirmation of a change compares: interval in days, method of the next delivery and of the later ones. */
export interface Terms {
  frequency: number;
  next: Way;
  all: Way;
}

/** The terms of a subscription; `shipment` is that of the next delivery, null when there is none. */
export function termsOf(
  { frequency, methodCode, pickupAddress }: Subscription,
  shipment: Order['shipment'],
): Terms {
  const all = { methodCode, point: pickupAddress?.name ?? null };
  const next = shipment
    ? { methodCode: shipment.methodCode, point: shipment.pickupAddress?.name ?? null }
    : all;
  return { frequency, next, all };
}
