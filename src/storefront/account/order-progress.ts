import { ownValue } from '#kit/own-value.ts';

/** The steps of an order shown to its customer. */
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
 * Index of the current step, the last one when every parcel was delivered; null when the order was
 * refused, cancelled or refunded.
 */
export function orderProgress(status: string, isDelivered = false): number | null {
  const step = ownValue(PRESENT, status);
  if (step === undefined) return null;
  return ORDER_STEPS.indexOf(step === 'shipped' && isDelivered ? 'delivered' : step);
}
