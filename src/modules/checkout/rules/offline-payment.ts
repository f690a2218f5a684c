/** Cheque and transfer: the money comes by itself, days later (PAY-08). */
const OFFLINE = ['cheque', 'bank_transfer'];

export const isOffline = (method: string): boolean => OFFLINE.includes(method);

/** Days an order paid by cheque or transfer keeps its stock before it is cancelled (PAY-08). */
const OFFLINE_DAYS = 12;
/** Minutes an order whose card payment is to follow keeps its stock. */
const ONLINE_MINUTES = 30;

/** When an order placed now must be paid. */
export function paymentDueAt(now: Temporal.Instant, method: string): Temporal.Instant {
  return isOffline(method)
    ? now.add({ hours: 24 * OFFLINE_DAYS })
    : now.add({ minutes: ONLINE_MINUTES });
}
