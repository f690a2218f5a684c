import { z } from 'zod';
import { TIME_ZONE } from './dates.ts';

const isMoment = (text: string) => {
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' });
    return true;
  } catch {
    // A date that does not exist, such as 30 February.
    return false;
  }
};

/** Civil date and time in Paris, to the minute: `2026-12-24T08:00`. */
export const civilMoment = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => isMoment(text));

/** Instant of a civil moment; if a clock change repeats it, the first; if it skips it, the next. */
export const instantOfMoment = (moment: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(moment).toZonedDateTime(TIME_ZONE).toInstant();
