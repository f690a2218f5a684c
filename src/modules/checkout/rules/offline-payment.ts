import { TERMS } from '#kit/terms.ts';

/** Cheque and transfer: the money comes by itself, days later (PAY-08). */
export const OFFLINE_METHODS = ['cheque', 'bank_transfer'] as const;

export const isOffline = (method: string): boolean => OFFLINE_METHODS.some((one) => one === method);

/** Minutes an order whose card payment is to follow keeps its stock. */
const ONLINE_MINUTES = 30;

/**
 * When an order placed now must be paid. `days` shortens how long a cheque or a transfer is waited
 * for: who has no account cannot be told from who never means to pay.
 */
export function paymentDueAt(
  now: Temporal.Instant,
  method: string,
  days: number = TERMS.offlineDays,
): Temporal.Instant {
  return isOffline(method)
    ? now.add({ hours: 24 * Math.min(days, TERMS.offlineDays) })
    : now.add({ minutes: ONLINE_MINUTES });
}

/** Days an order taken by telephone keeps its stock for who reads the mail and pays. */
export const TELEPHONE_DAYS = 3;

/** When an order taken by telephone now must be paid. */
export const telephonePaymentDueAt = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: 24 * TELEPHONE_DAYS });

/** An order that must be paid by this instant, or before, is to be reminded now. */
export const remindedWhenDueBy = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: 24 * (TERMS.offlineDays - TERMS.offlineReminderDays) });

/** An order placed by this instant, or before, may be reminded now; a short hold ends sooner. */
export const remindedWhenPlacedBy = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * TERMS.offlineReminderDays });
