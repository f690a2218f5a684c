import { isBefore } from '#kit/dates.ts';
import { TERMS } from '#kit/terms.ts';
import { type DeliveryDates, datesOf } from './calendar.ts';

/**
 * The civil date an interval counts from. A delivery that its customer moved counts from the day it was moved to:
 * else a longer interval would bring it forward, and undo a skip.
 */
const countedFrom = ({ planned, shipping }: DeliveryDates): Temporal.PlainDate =>
  datesOf(planned).shipping.equals(shipping) ? planned : shipping;

interface Rhythm {
  /** Days between two deliveries, before and after the change. */
  before: number;
  after: number;
  /** The next delivery. */
  open: DeliveryDates;
  /** Whether the next delivery may still be changed. */
  isEditable: boolean;
  today: Temporal.PlainDate;
}

/**
 * New dates of the next delivery after a change of interval, counted from the delivery before it. Null when it keeps
 * its date and the interval changes from the following one, because it is locked (SUB-16, REL-26) or would come too
 * soon to be announced.
 */
export function openInRhythm({
  before,
  after,
  open,
  isEditable,
  today,
}: Rhythm): DeliveryDates | null {
  if (!isEditable) return null;
  const planned = countedFrom(open).subtract({ days: before }).add({ days: after });
  return isBefore(planned, today.add({ days: TERMS.noticeDays })) ? null : datesOf(planned);
}

/** The dates of the following delivery when the new interval counts from the next one. */
export const followingInRhythm = (open: DeliveryDates, days: number): DeliveryDates =>
  datesOf(countedFrom(open).add({ days }));
