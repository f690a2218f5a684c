import { SELLER_COUNTRY } from '#kit/countries.ts';
import { businessDayFrom, isBefore } from '#kit/dates.ts';
import { holidayCalendar } from '#kit/holidays.ts';

const DAYS = 14;
/** Holidays of the seller's country, where the contract is concluded. */
const isHoliday = holidayCalendar(SELLER_COUNTRY);

/** Delivery dates of the parcels of an order. */
export interface Receipt {
  first: Temporal.PlainDate;
  /** Null while a parcel is in transit. */
  last: Temporal.PlainDate | null;
}

/**
 * The last day to withdraw (WDR-01): fourteen days after the last parcel arrived, or after the first one for regular
 * deliveries. The day of arrival does not count. A last day on a weekend or holiday moves to the next working day.
 * Null before the period begins.
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

/** The day by which the refund is due: fourteen days after the declaration (WDR-04). */
export const refundBy = (declared: Temporal.PlainDate): Temporal.PlainDate =>
  declared.add({ days: DAYS });
