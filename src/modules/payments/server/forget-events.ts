import { sql } from 'kysely';
import { momentBefore } from '#platform/moment-before.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Providers send a message again for some days at most; until then it is recognised by its id. */
const EVENT_DAYS = 90;

/** Deletes at most `limit` old messages of providers that were processed. Returns their number. */
export async function forgetEvents({ tx, now }: UnitOfWork, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from payment_events where id in (
      select id from payment_events
      where state <> 'parked' and received_at < ${momentBefore(now, { days: EVENT_DAYS })}
      order by received_at limit ${limit} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
