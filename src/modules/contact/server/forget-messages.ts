import { SHOP_TIME_ZONE } from '#platform/clock.ts';
import type { Work } from '#schema.ts';

/** PRV-08: how long messages and their files are kept. */
const KEPT = { years: 3 };

/** Deletes messages older than three years; their files go with the next sweep. */
export async function forgetMessages(work: Work): Promise<number> {
  const oldest = work.now.toZonedDateTimeISO(SHOP_TIME_ZONE).subtract(KEPT).toInstant();
  const { numDeletedRows } = await work.tx
    .deleteFrom('contact_requests')
    .where('created_at', '<', new Date(oldest.epochMilliseconds))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
