import { SELLER_COUNTRY } from '#kit/countries.ts';
import { businessDayFrom, isBefore } from '#kit/dates.ts';
import { holidayCalendar } from '#kit/holidays.ts';

const DAYS = 14;
/** The contract is made where the seller is. */
const isHoliday = holidayCalendar(SELLER_COUNTRY);

/** Days the parcels of an order arrived. */
export interface Receipt {
  first: Temporal.PlainDate;
  /** Null while a parcel is on its way. */
  last: Temporal.PlainDate | null;
}

/**
 * The last day to withdraw (WDR-01): fourteen days after the last parcel came, after the first for
 * regular deliveries. The day of receipt does not count; a last day that is closed moves to the next
 * working day. Null while the time has not begun.
 */
export function withdrawalDeadline(
  receipt: Receipt | null,
  isSubscription: boolean,
): Temporal.PlainDate | null {
  const begins = isSubscription ? receipt?.first : receipt?.last;
  return begins ? businessDayFrom(begins.add({ days: DAYS }), isHoliday) : null;
}

export function isInTime(deadline: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  return !deadline || !isBefore(deadline, today);
}

/** The day by which the money is back: fourteen days after the declaration (WDR-04). */
export const refundBy = (declared: Temporal.PlainDate): Temporal.PlainDate =>
  declared.add({ days: DAYS });
