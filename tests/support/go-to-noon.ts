import type { Clock } from '#platform/clock.ts';

/** Moves a clock to noon, in Paris, of a civil date (YYYY-MM-DD). */
export function goToNoon(clock: Clock, date: string): void {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: 'Europe/Paris',
    plainTime: '12:00',
  });
  clock.move(Temporal.Now.instant().until(noon.toInstant(), { largestUnit: 'hours' }));
}
