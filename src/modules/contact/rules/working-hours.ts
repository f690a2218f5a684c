import { TIME_ZONE } from '#kit/dates.ts';

const SATURDAY = 6;

/** The instant a number of weekday hours (Monday to Friday, Paris time) before `now`; weekends are skipped. */
export function beforeWorkingHours(now: Temporal.Instant, hours: number): Temporal.Instant {
  let at = now.toZonedDateTimeISO(TIME_ZONE);
  let left = hours * 3600;
  while (left > 0) {
    const day = at.subtract({ seconds: 1 }).startOfDay();
    const long = day.until(at).total('seconds');
    const isWorked = day.dayOfWeek < SATURDAY;
    const step = isWorked ? Math.min(long, left) : long;
    if (isWorked) left -= step;
    at = at.subtract({ seconds: Math.ceil(step) });
  }
  return at.toInstant();
}
