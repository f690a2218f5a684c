import { TIME_ZONE } from '#kit/dates.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * The application context with its clock at 9:00 on a past day: everything done with it has that
 * date.
 */
export function onDay(appContext: AppContext, day: Temporal.PlainDate): AppContext {
  const now = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '09:00' }).toInstant();
  return { ...appContext, clock: { now: () => now, today: () => day, move: () => undefined } };
}
