/** The way of an order, as the customer follows it. */
export const ORDER_STEPS = ['ordered', 'payment', 'preparation', 'shipped'] as const;

const PRESENT: Readonly<Record<string, (typeof ORDER_STEPS)[number]>> = {
  awaiting_payment: 'payment',
  partially_paid: 'payment',
  authorized: 'preparation',
  payment_accepted: 'preparation',
  paid: 'preparation',
  processing: 'preparation',
  processed: 'preparation',
  sent: 'shipped',
  shipped: 'shipped',
};

/** Index of the present step; null when the order has left this way: refused, cancelled, refunded. */
export function orderProgress(status: string): number | null {
  const step = PRESENT[status];
  return step === undefined ? null : ORDER_STEPS.indexOf(step);
}
