import { TIME_ZONE } from '#kit/dates.ts';

/**
 * The only place that reads the machine's time. Everything else receives `now` or `today`.
 * Outside production the clock can be moved; jobs, mails and stand-ins follow it.
 */
export interface Clock {
  now(): Temporal.Instant;
  /** Civil date in Europe/Paris. */
  today(): Temporal.PlainDate;
  /** Sets the clock to an offset from the machine's time; replaces an earlier offset. */
  move(offset: Temporal.Duration): void;
}

export function createClock(offset: Temporal.Duration = new Temporal.Duration()): Clock {
  let moved = offset;
  const zoned = () => Temporal.Now.zonedDateTimeISO(TIME_ZONE).add(moved);
  return {
    // Called several times per request, so it avoids the cost of a zoned date unless the offset
    // needs a calendar.
    now: () => (moved.blank ? Temporal.Now.instant() : zoned().toInstant()),
    today: () => zoned().toPlainDate(),
    move: (next) => {
      moved = next;
    },
  };
}

/** Milliseconds for measuring durations; unaffected by a moved clock. */
export const stopwatch = (): (() => number) => {
  const started = performance.now();
  return () => performance.now() - started;
};
