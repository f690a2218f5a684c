import { ownValue } from '#kit/own-value.ts';

/** The way of an order, as the customer follows it. */
export const ORDER_STEPS = ['ordered', 'payment', 'preparation', 'shipped', 'delivered'] as const;

const PRESENT: Readonly<Record<string, (typeof ORDER_STEPS)[number]>> = {
  awaiting_payment: 'payment',
  partially_paid: 'payment',
  authorized: 'preparation',
  payment_accepted: 'preparation',
  paid: 'preparation',
  processing: 'preparation',
  processed: 'preparation',
  partially_sent: 'preparation',
  sent: 'shipped',
  shipped: 'shipped',
};

/**
 * Index of the present step, the last one when every parcel arrived; null when the order has left
 * this way: refused, cancelled, refunded.
 */
export function orderProgress(status: string, isDelivered = false): number | null {
  const step = ownValue(PRESENT, status);
  if (step === undefined) return null;
  return ORDER_STEPS.indexOf(step === 'shipped' && isDelivered ? 'delivered' : step);
}
