import { TERMS } from '#kit/terms.ts';

/** `first` announces a delivery; `last` says that it can no longer be changed. */
export type Reminder = 'first' | 'last';

/**
 * The reminder due for a delivery (SUB-12, SUB-13), or null. A missed reminder is not sent late: once changes are
 * closed only the second one applies, and on the dispatch day neither (REL-66).
 */
export function reminderOn(
  shippingDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Reminder | null {
  const { days } = today.until(shippingDate);
  if (days < 1 || days > TERMS.noticeDays) return null;
  return days > TERMS.lockedDays ? 'first' : 'last';
}
