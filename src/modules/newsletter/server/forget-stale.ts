import { SHOP_TIME_ZONE } from '#platform/clock.ts';
import type { Work } from '#schema.ts';

/** An asking that nobody confirmed, in days. */
const UNCONFIRMED = { days: 30 };
/** PRV-08: prospects are forgotten three years after the last contact; so is the proof. */
const LEFT = { years: 3 };

/** Forgets who never confirmed and who left long ago. Returns how many. */
export async function forgetStale(work: Work): Promise<number> {
  const before = (age: Temporal.DurationLike) =>
    new Date(work.now.toZonedDateTimeISO(SHOP_TIME_ZONE).subtract(age).epochMilliseconds);
  const { numDeletedRows } = await work.tx
    .deleteFrom('newsletter_subscriptions')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'pending'), row('asked_at', '<', before(UNCONFIRMED))]),
        row.and([row('state', '=', 'left'), row('left_at', '<', before(LEFT))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
