import { TIME_ZONE } from '#kit/dates.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * The days for which prices, tariffs and offers of the demonstration have applied, where the data
 * name no other day: longer than any period of PRI-02, and since before the first order.
 */
export const LONG_AGO_DAYS = 90;

/**
 * The application context with its clock at 9:00 on a past day: everything done with it has that
 * date.
 */
export function onDay(appContext: AppContext, day: Temporal.PlainDate): AppContext {
  const now = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '09:00' }).toInstant();
  return { ...appContext, clock: { now: () => now, today: () => day, move: () => undefined } };
}
