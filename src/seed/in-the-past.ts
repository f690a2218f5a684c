import { TIME_ZONE } from '#kit/dates.ts';
import type { AppContext } from '#registry/schema.ts';

/** The shop as it was at nine in the morning of a day: what it does then carries that day. */
export function onDay(appContext: AppContext, day: Temporal.PlainDate): AppContext {
  const now = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '09:00' }).toInstant();
  return { ...appContext, clock: { now: () => now, today: () => day, move: () => undefined } };
}
