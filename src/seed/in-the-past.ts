import { TIME_ZONE } from '#kit/dates.ts';
import type { Machine } from '#schema.ts';

/** The shop as it was at nine in the morning of a day: what it does then carries that day. */
export function onDay(machine: Machine, day: Temporal.PlainDate): Machine {
  const now = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '09:00' }).toInstant();
  return { ...machine, clock: { now: () => now, today: () => day, move: () => undefined } };
}
