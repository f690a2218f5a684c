export type Reminder = 'week' | 'four_days';

/**
 * The reminder a delivery is due for (SUB-12, SUB-13), or null. One that was missed is not sent
 * late: within four days only the second is true, and on the day itself neither (REL-66).
 */
export function reminderOn(
  shippingDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Reminder | null {
  const { days } = today.until(shippingDate);
  if (days < 1 || days > 7) return null;
  return days > 4 ? 'week' : 'four_days';
}
