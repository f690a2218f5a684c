import { WAREHOUSE_COUNTRY } from '#kit/countries.ts';
import { holidayCalendar } from '#kit/holidays.ts';

/** A period without dispatch, civil dates inclusive. */
export interface ClosedDays {
  from: string;
  to: string;
}

export interface WarehouseDays {
  /** Orders placed before this hour of a working day leave the same day (DEL-08): `12:00`. */
  WAREHOUSE_CUT_OFF: string;
  WAREHOUSE_CLOSED: readonly ClosedDays[];
}

let cutOff = Temporal.PlainTime.from('12:00');
let closed: readonly ClosedDays[] = [];
const isHoliday = holidayCalendar(WAREHOUSE_COUNTRY);

/** Sets the calendar of this process, as its configuration does: it is global because there is one warehouse. */
export function setWarehouseDays(days: WarehouseDays): void {
  cutOff = Temporal.PlainTime.from(days.WAREHOUSE_CUT_OFF);
  closed = days.WAREHOUSE_CLOSED;
}

export const isAfterCutOff = (time: Temporal.PlainTime): boolean =>
  Temporal.PlainTime.compare(time, cutOff) >= 0;

/** Whether a weekday has no dispatch, because of a public holiday or a closure: of today's settings, unless others are weighed. */
export function isClosedAtWarehouse(
  date: Temporal.PlainDate,
  closures: readonly ClosedDays[] = closed,
): boolean {
  const day = date.toString();
  return isHoliday(date) || closures.some(({ from, to }) => from <= day && day <= to);
}
