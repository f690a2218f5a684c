import { TERMS } from '#kit/terms.ts';

/** Cheque and transfer: the money arrives days later (PAY-08). */
export const OFFLINE_METHODS = ['cheque', 'bank_transfer'] as const;

export const isOffline = (method: string): boolean => OFFLINE_METHODS.some((one) => one === method);

/** Minutes an unpaid card order keeps its stock reserved. */
const ONLINE_MINUTES = 30;

/**
 * Payment deadline of an order placed now. `days` shortens the deadline for a cheque or transfer: a
 * guest who will pay cannot be told apart from one who never will.
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

/** Days an order taken by telephone keeps its stock reserved while its customer reads the mail and pays. */
export const TELEPHONE_DAYS = 3;

/** Payment deadline of an order taken by telephone now. */
export const telephonePaymentDueAt = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: 24 * TELEPHONE_DAYS });

/** Orders whose payment deadline is at or before this instant get a reminder now. */
export const remindedWhenDueBy = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ hours: 24 * (TERMS.offlineDays - TERMS.offlineReminderDays) });

/** Orders placed at or before this instant may get a reminder now; a guest's shorter deadline ends before that. */
export const remindedWhenPlacedBy = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * TERMS.offlineReminderDays });
