import { addBusinessDayOfHours, TIME_ZONE, toCivilDateTime } from '#kit/dates.ts';
import { isClosedAtWarehouse } from '#modules/shipping/rules/index.ts';

/**
 * Deadline by which a delivery requested now is charged and has left: 24 business hours (SUB-14, DEL-08), counted on
 * the days the warehouse works, as the promise of an order is. A deadline at midnight is given as the second before,
 * which lies on the last day itself.
 */
export function shipNowDue(now: Temporal.Instant): Temporal.Instant {
  const due = addBusinessDayOfHours(toCivilDateTime(now), isClosedAtWarehouse);
  const isMidnight = due.toPlainTime().equals(Temporal.PlainTime.from('00:00'));
  const last = isMidnight ? due.subtract({ seconds: 1 }) : due;
  return last.toZonedDateTime(TIME_ZONE).toInstant();
}
