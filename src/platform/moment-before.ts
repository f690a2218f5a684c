import { TIME_ZONE } from '#kit/dates.ts';

/** The moment a period before now: older rows have exceeded it. */
export const momentBefore = (now: Temporal.Instant, term: Temporal.DurationLike): Date =>
  new Date(now.toZonedDateTimeISO(TIME_ZONE).subtract(term).epochMilliseconds);

/** The moment a term of the calendar after another one, in milliseconds since the epoch. */
export const momentAfter = (from: Date, term: Temporal.DurationLike): number =>
  from.toTemporalInstant().toZonedDateTimeISO(TIME_ZONE).add(term).epochMilliseconds;
