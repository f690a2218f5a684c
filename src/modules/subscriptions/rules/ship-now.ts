import { WAREHOUSE_COUNTRY } from '#kit/countries.ts';
import { addBusinessDayOfHours, TIME_ZONE, toCivilDateTime } from '#kit/dates.ts';
import { holidayCalendar } from '#kit/holidays.ts';

const atWarehouse = holidayCalendar(WAREHOUSE_COUNTRY);

/** Deadline by which a delivery requested now is charged and has left: 24 business hours (SUB-14, DEL-08). */
export const shipNowDue = (now: Temporal.Instant): Temporal.Instant =>
  addBusinessDayOfHours(toCivilDateTime(now), atWarehouse).toZonedDateTime(TIME_ZONE).toInstant();
