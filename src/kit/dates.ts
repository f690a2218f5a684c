/** The time zone of every civil date in the shop. */
export const TIME_ZONE = 'Europe/Paris';

export type IsHoliday = (date: Temporal.PlainDate) => boolean;

/** The calendar day in Paris at an instant. */
export function toCivilDate(instant: Temporal.Instant): Temporal.PlainDate {
  return toCivilDateTime(instant).toPlainDate();
}

/** The wall clock in Paris at an instant. */
export function toCivilDateTime(instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(TIME_ZONE).toPlainDateTime();
}

/**
 * The latest local time Paris has shown up to an instant, for comparing with an hour of the day. While an hour is repeated at the
 * end of summer time, it stays at the end of that hour (to the microsecond, as in PostgreSQL), so that what begins or ends in
 * this hour does so once, the first time.
 */
export function latestInParis(instant: Temporal.Instant): Temporal.PlainDateTime {
  const shown = toCivilDateTime(instant);
  const first = shown.toZonedDateTime(TIME_ZONE, { disambiguation: 'earlier' }).toInstant();
  const changed = first.equals(instant)
    ? null
    : instant
        .toZonedDateTimeISO(TIME_ZONE)
        .add({ nanoseconds: 1 })
        .getTimeZoneTransition('previous');
  return changed ? toCivilDateTime(changed.toInstant().subtract({ microseconds: 1 })) : shown;
}

/** An instant from the database in the format of the APIs: `2026-11-02T09:14:00+01:00`. */
export const inParis = (date: Date): string =>
  date.toTemporalInstant().toString({ timeZone: TIME_ZONE, smallestUnit: 'second' });

/** The instant a civil day begins in Paris. */
export function startOfDay(date: Temporal.PlainDate): Temporal.Instant {
  return date.toZonedDateTime(TIME_ZONE).toInstant();
}

export function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0;
}

/** Monday to Friday and no public holiday (DEL-08). */
export function isBusinessDay(date: Temporal.PlainDate, isHoliday: IsHoliday): boolean {
  return date.dayOfWeek <= 5 && !isHoliday(date);
}

/** The day itself when it is a business day, else the next one. */
export function businessDayFrom(date: Temporal.PlainDate, isHoliday: IsHoliday) {
  let day = date;
  while (!isBusinessDay(day, isHoliday)) day = day.add({ days: 1 });
  return day;
}

/** The `count`-th business day after a date; a count of 0 is the first one from that date on. */
export function addBusinessDays(date: Temporal.PlainDate, count: number, isHoliday: IsHoliday) {
  if (count < 0) throw new RangeError(`cannot add ${count} business days`);
  let day = count === 0 ? businessDayFrom(date, isHoliday) : date;
  for (let left = count; left > 0; left -= 1) {
    day = businessDayFrom(day.add({ days: 1 }), isHoliday);
  }
  return day;
}

/**
 * 24 business hours after a wall-clock moment: the same hour of the next business day, counted
 * from the first business midnight when the moment falls on a closed day (DEL-08: Friday 15:00
 * → Monday 15:00, Saturday 10:00 → Monday 24:00).
 */
export function addBusinessDayOfHours(moment: Temporal.PlainDateTime, isHoliday: IsHoliday) {
  const date = moment.toPlainDate();
  const open = isBusinessDay(date, isHoliday);
  const next = addBusinessDays(date, open ? 1 : 0, isHoliday);
  return open
    ? next.toPlainDateTime(moment.toPlainTime())
    : next.add({ days: 1 }).toPlainDateTime();
}
