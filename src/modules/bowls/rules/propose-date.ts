import { isBefore } from '#kit/dates.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { CLOCK } from './terms.ts';

interface Delivery {
  /** The day the next one leaves as it stands. */
  leaves: Temporal.PlainDate;
  /** Days it may be moved to, both included. */
  earliest: Temporal.PlainDate;
  latest: Temporal.PlainDate;
}

/**
 * The working day to move a delivery to, when every food of it has a day to leave by: the last one before
 * the first of those days, as far as it may still be moved. Null where it leaves well as it is: in time,
 * and not a week too early.
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

/** Deliveries of weekends and holidays leave later: whoever needs one by a day takes the one before. */
function workingDayUpTo(day: Temporal.PlainDate): Temporal.PlainDate {
  let last = day;
  while (!dispatchDay(last).equals(last)) last = last.subtract({ days: 1 });
  return last;
}
