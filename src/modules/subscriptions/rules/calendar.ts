import { isBefore } from '#kit/dates.ts';
import { TERMS } from '#kit/terms.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';

/** The last civil date a delivery may be changed on, that whole day included. */
export const modificationLimit = (shipping: Temporal.PlainDate): Temporal.PlainDate =>
  shipping.subtract({ days: TERMS.lockedDays });

/** Whether the server's own day still allows changes (SUB-11, REL-21). */
export const isBeforeLimit = (shipping: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  !isBefore(modificationLimit(shipping), today);

/**
 * The first date of a calendar after some day: whole numbers of `days` after the anchor, so that no
 * delay, change of time zone or of month ever moves it (REL-16, REL-19, REL-22).
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
  /** By the calendar, and as it really left or should have. */
  planned: Temporal.PlainDate;
  shipping: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

/**
 * When the delivery after one is planned. Dates that passed meanwhile, or are too near to be
 * announced, are skipped (REL-20), and so is one that comes sooner than half a rhythm after a delivery
 * that was moved: nobody wants two at once.
 */
export function plannedAfter({ anchor, frequency, planned, shipping, today }: Closed) {
  const soon = shipping.add({ days: Math.floor(frequency / 2) });
  const near = today.add({ days: TERMS.noticeDays });
  const after = [planned, soon, near].reduce((a, b) => (isBefore(a, b) ? b : a));
  return calendarDateAfter(anchor, frequency, after);
}

/** The dates of a delivery that is planned for a civil date. */
export interface DeliveryDates {
  planned: Temporal.PlainDate;
  /** The working day it leaves: weekends and holidays move it later (REL-24). */
  shipping: Temporal.PlainDate;
}

export const datesOf = (planned: Temporal.PlainDate): DeliveryDates => ({
  planned,
  shipping: dispatchDay(planned),
});

/** The civil date a delivery is moved to by a week. */
export const weekLater = (shipping: Temporal.PlainDate): Temporal.PlainDate =>
  shipping.add({ weeks: 1 });

/** The civil date a delivery is moved to when it is left out: that of the one after it. */
export const rhythmLater = (shipping: Temporal.PlainDate, frequency: number): Temporal.PlainDate =>
  shipping.add({ days: frequency });

/** The earliest and the latest civil date a delivery may be moved to, both days parcels leave on. */
export const dateRange = (today: Temporal.PlainDate) => ({
  earliest: dispatchDay(today.add({ days: TERMS.lockedDays })),
  latest: dispatchDay(today.add({ days: TERMS.furthestDays })),
});

/**
 * The date its customer told of the delivery after one, while it can still be met and is not that of
 * the delivery before it, which may have moved since; else null.
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
  /** The open delivery. */
  open: DeliveryDates;
  /** What its customer told of the delivery after the open one. */
  following: Temporal.PlainDate | null;
  today: Temporal.PlainDate;
}

/** The working days the open delivery and those after it leave, as the calendar stands today. */
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
