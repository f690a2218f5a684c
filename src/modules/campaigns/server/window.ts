import { sql } from 'kysely';

/** The wall clock in Paris a campaign begins at, and that from which it has ended; null where it has none. */
const begins = sql`starts_on + coalesce(starts_at, time '00:00')`;
const ends = sql`case when ends_at is null then ends_on + 1 else ends_on + ends_at end`;

const wallClock = (now: Temporal.PlainDateTime) => sql`${now.toString()}::timestamp`;

/** Whether a campaign has begun; `now` is the latest wall clock of Paris, which does not go back in autumn. */
export const hasBegun = (now: Temporal.PlainDateTime) =>
  sql<boolean>`coalesce(${begins} <= ${wallClock(now)}, true)`;

/** Whether it has ended. */
export const hasEnded = (now: Temporal.PlainDateTime) =>
  sql<boolean>`coalesce(${ends} <= ${wallClock(now)}, false)`;
