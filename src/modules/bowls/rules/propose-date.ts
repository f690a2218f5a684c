import { isBefore } from '#kit/dates.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { CLOCK } from './terms.ts';

interface Delivery {
  /** Current shipping day of the next delivery. */
  leaves: Temporal.PlainDate;
  /** Range of days it may be moved to, both included. */
  earliest: Temporal.PlainDate;
  latest: Temporal.PlainDate;
}

/**
 * Working day to move a delivery to, given the latest shipping day of each food: the last one
 * before the earliest of these, within the allowed range. Null when the current day is good: in
 * time, and less than a week too early.
 */
export function proposeDate(
  leaveBy: readonly Temporal.PlainDate[],
  { leaves, earliest, latest }: Delivery,
): Temporal.PlainDate | null {
  const [first] = leaveBy.toSorted(Temporal.PlainDate.compare);
  if (!first) return null;
  const wanted = isBefore(first, earliest) ? earliest : workingDayUpTo(first);
  const proposed = isBefore(wanted, earliest)
    ? earliest
    : isBefore(latest, wanted)
      ? latest
      : wanted;
  const isTooLate = isBefore(proposed, leaves);
  const isTooEarly = leaves.until(proposed).days >= CLOCK.spareDays;
  return isTooLate || isTooEarly ? proposed : null;
}

/** Deliveries due on weekends and holidays are sent later, so the working day before is used. */
function workingDayUpTo(day: Temporal.PlainDate): Temporal.PlainDate {
  let last = day;
  while (!dispatchDay(last).equals(last)) last = last.subtract({ days: 1 });
  return last;
}
