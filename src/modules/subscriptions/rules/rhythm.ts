import { isBefore } from '#kit/dates.ts';
import { TERMS } from '#kit/terms.ts';
import { calendarDateAfter, type DeliveryDates, datesOf } from './calendar.ts';

interface Rhythm {
  /** Days between two deliveries, until now and from now on. */
  before: number;
  after: number;
  /** The open delivery. */
  open: DeliveryDates;
  /** Whether the open delivery may still be changed. */
  isEditable: boolean;
  today: Temporal.PlainDate;
}

/**
 * The dates the open delivery takes in a new rhythm, counted from the delivery before it; null when
 * it stays where it is and the rhythm begins with the following one, because it is locked (SUB-16,
 * REL-26) or would come too soon to be announced.
 */
export function openInRhythm({
  before,
  after,
  open,
  isEditable,
  today,
}: Rhythm): DeliveryDates | null {
  if (!isEditable) return null;
  const planned = open.planned.subtract({ days: before }).add({ days: after });
  return isBefore(planned, today.add({ days: TERMS.noticeDays })) ? null : datesOf(planned);
}

/** The dates of the delivery after the open one when the rhythm counts from the open one. */
export const followingInRhythm = (open: DeliveryDates, days: number): DeliveryDates =>
  datesOf(calendarDateAfter(open.planned, days, open.planned));
