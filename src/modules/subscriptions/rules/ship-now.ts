import { WAREHOUSE_COUNTRY } from '#kit/countries.ts';
import { addBusinessDayOfHours, TIME_ZONE, toCivilDateTime } from '#kit/dates.ts';
import { holidayCalendar } from '#kit/holidays.ts';

const atWarehouse = holidayCalendar(WAREHOUSE_COUNTRY);

/** By when a delivery asked for now has left and is paid: 24 business hours (SUB-14, DEL-08). */
export const shipNowDue = (now: Temporal.Instant): Temporal.Instant =>
  addBusinessDayOfHours(toCivilDateTime(now), atWarehouse).toZonedDateTime(TIME_ZONE).toInstant();
