import { isBefore } from '#kit/dates.ts';
import { TERMS } from '#kit/terms.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';

/** The last civil date on which a delivery may be changed, inclusive. */
export const modificationLimit = (shipping: Temporal.PlainDate): Temporal.PlainDate =>
  shipping.subtract({ days: TERMS.lockedDays });

/** Whether changes are still allowed today, by the server's date (SUB-11, REL-21). */
export const isBeforeLimit = (shipping: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  !isBefore(modificationLimit(shipping), today);

/**
 * The first calendar date after a day. It is a whole multiple of `days` after the anchor, so that no delay, time zone
 * or month length shifts the calendar (REL-16, REL-19, REL-22).
 */
export function calendarDateAfter(
  anchor: Temporal.PlainDate,
  days: number,
  after: Temporal.PlainDate,
): Temporal.PlainDate {
  const passed = anchor.until(after, { largestUnit: 'days' }).days;
  const count = Math.max(0, Math.floor(passed / days) + 1);
  return anchor.add({ days: count * days });
}

interface Closed {
  anchor: Temporal.PlainDate;
  frequency: number;
  /** Its calendar date, and the day it left or should have left. */
  planned: Temporal.PlainDate;
  shipping: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

/**
 * Planned date of the delivery after this one. Dates that have passed, or are too close to be announced, are skipped
 * (REL-20). So are dates less than half an interval after a moved delivery, so that two do not come at once.
 */
export function plannedAfter({ anchor, frequency, planned, shipping, today }: Closed) {
  const soon = shipping.add({ days: Math.floor(frequency / 2) });
  const near = today.add({ days: TERMS.noticeDays });
  const after = [planned, soon, near].reduce((a, b) => (isBefore(a, b) ? b : a));
  return calendarDateAfter(anchor, frequency, after);
}

/** The dates of a delivery planned for a civil date. */
export interface DeliveryDates {
  planned: Temporal.PlainDate;
  /** The working day of dispatch: weekends and holidays move it later (REL-24). */
  shipping: Temporal.PlainDate;
}

export const datesOf = (planned: Temporal.PlainDate): DeliveryDates => ({
  planned,
  shipping: dispatchDay(planned),
});

/** The dispatch date one week later. */
export const weekLater = (shipping: Temporal.PlainDate): Temporal.PlainDate =>
  shipping.add({ weeks: 1 });

/** The dispatch date of a skipped delivery: one interval later. */
export const rhythmLater = (shipping: Temporal.PlainDate, frequency: number): Temporal.PlainDate =>
  shipping.add({ days: frequency });

/** The earliest and latest civil date a delivery may be moved to; both are dispatch days. */
export const dateRange = (today: Temporal.PlainDate) => ({
  earliest: dispatchDay(today.add({ days: TERMS.lockedDays })),
  latest: dispatchDay(today.add({ days: TERMS.furthestDays })),
});

/**
 * The date the customer chose for the following delivery, if it is still possible and not the date of the delivery
 * before it, which may have moved since; else null.
 */
export function followingAfter(
  only: Temporal.PlainDate | null,
  shipping: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const soonest = shipping.add({ days: TERMS.leastBetweenDays });
  return only && isBefore(today, only) && !isBefore(only, soonest) ? only : null;
}

interface Coming {
  anchor: Temporal.PlainDate;
  frequency: number;
  /** The next delivery. */
  open: DeliveryDates;
  /** The date the customer chose for the delivery after it. */
  following: Temporal.PlainDate | null;
  today: Temporal.PlainDate;
}

/** The dispatch days of the next delivery and of those after it, by the current calendar. */
export function comingDates(
  { anchor, frequency, open, following, today }: Coming,
  count: number,
): Temporal.PlainDate[] {
  const coming = [open];
  while (coming.length < count) {
    const { planned, shipping } = coming.at(-1) ?? open;
    const only = coming.length === 1 ? followingAfter(following, shipping, today) : null;
    const next = only ?? plannedAfter({ anchor, frequency, planned, shipping, today });
    coming.push(datesOf(next));
  }
  return coming.map(({ shipping }) => shipping);
}
