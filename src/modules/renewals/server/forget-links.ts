import { sql } from 'kysely';
import { momentBefore } from '#platform/moment-before.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Days after its mail from which the link of a reminder or a failed charge is deleted. By then its delivery was dispatched,
 * moved or given up, so the link changes nothing any more.
 */
const LINK_DAYS = 90;
/** Days the expected results of a day are stored for comparison. */
const REHEARSAL_DAYS = 60;

/** Deletes at most `limit` old links of reminders. Returns their number. */
export const forgetDeliveryLinks = (work: UnitOfWork, limit: number): Promise<number> =>
  forgetLinks(work, 'delivery_links', limit);

/** Deletes at most `limit` old payment links. Returns their number. */
export const forgetPaymentLinks = (work: UnitOfWork, limit: number): Promise<number> =>
  forgetLinks(work, 'payment_links', limit);

async function forgetLinks(
  { tx, now }: UnitOfWork,
  table: 'delivery_links' | 'payment_links',
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where token_hash in (
      select token_hash from ${sql.table(table)}
      where created_at < ${momentBefore(now, { days: LINK_DAYS })}
      order by created_at limit ${limit} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes at most `limit` expected results of past days. Returns their number. */
export async function forgetRehearsals({ tx, today }: UnitOfWork, limit: number): Promise<number> {
  const before = today.subtract({ days: REHEARSAL_DAYS }).toString();
  const { numAffectedRows } = await sql`
    delete from renewal_rehearsals where (day, cycle_id) in (
      select day, cycle_id from renewal_rehearsals where day < ${before}
      order by day, cycle_id limit ${limit} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
