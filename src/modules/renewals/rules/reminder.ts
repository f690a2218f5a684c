import { TERMS } from '#kit/terms.ts';

/** The first announces a delivery; the last says that it may be changed no longer. */
export type Reminder = 'first' | 'last';

/**
 * The reminder a delivery is due for (SUB-12, SUB-13), or null. One that was missed is not sent late:
 * once changes end only the second is true, and on the day itself neither (REL-66).
 */
export function reminderOn(
  shippingDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Reminder | null {
  const { days } = today.until(shippingDate);
  if (days < 1 || days > TERMS.noticeDays) return null;
  return days > TERMS.lockedDays ? 'first' : 'last';
}
