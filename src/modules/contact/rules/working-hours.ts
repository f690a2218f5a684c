import { TIME_ZONE } from '#kit/dates.ts';

const SATURDAY = 6;

/** The moment before so many hours of days from Monday to Friday, as Paris reads its clocks; those of weekends count for nothing. */
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
