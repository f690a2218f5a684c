import { sql } from 'kysely';

/** SQL: local time in Paris at which a campaign begins or has ended; null without limit. */
const begins = sql`starts_on + coalesce(starts_at, time '00:00')`;
const ends = sql`case when ends_at is null then ends_on + 1 else ends_on + ends_at end`;

const wallClock = (now: Temporal.PlainDateTime) => sql`${now.toString()}::timestamp`;

/** SQL: whether a campaign has begun; `now` is a local time in Paris that never goes back in autumn. */
export const hasBegun = (now: Temporal.PlainDateTime) =>
  sql<boolean>`coalesce(${begins} <= ${wallClock(now)}, true)`;

/** SQL: whether it has ended. */
export const hasEnded = (now: Temporal.PlainDateTime) =>
  sql<boolean>`coalesce(${ends} <= ${wallClock(now)}, false)`;
