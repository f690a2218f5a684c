import { sql } from 'kysely';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

/** Maximum queued per transaction; the rest follows in the next run. */
const AT_ONCE = 500;
/** A renewal without progress for so long has lost its job and gets a new one. */
const SILENT_MINUTES = 30;
/** Interval at which a delivery that waits for goods is checked. */
const WAITING_MINUTES = 15;

/**
 * Queues a job for every due delivery, oldest first, and for every retry whose day has come. Each is taken once,
 * however many workers run this; those lost in a crash are queued again. Returns their number.
 */
export async function queueRenewals(appContext: AppContext): Promise<number> {
  let queued = 0;
  for (let batch = AT_ONCE; batch >= AT_ONCE; queued += batch)
    batch = await transact(appContext, async (work) => {
      const cycles = [...(await takeDue(work)), ...(await takeAgain(work))];
      for (const cycleId of cycles) await work.announce('renewal.due', { cycleId });
      return cycles.length;
    });
  return queued;
}

/** Drafts whose day has come, or whose immediate dispatch was requested. */
async function takeDue({ tx, now, today }: UnitOfWork): Promise<number[]> {
  const lately = new Date(now.subtract({ minutes: WAITING_MINUTES }).epochMilliseconds);
  const { rows } = await sql<{ cycle_id: number }>`
    insert into renewals (cycle_id, state, updated_at)
    select c.id, 'queued', ${new Date(now.epochMilliseconds)}
    from subscription_cycles c join subscriptions s on s.id = c.subscription_id
    where c.closed_at is null and c.state = 'draft' and s.status not in ('paused', 'stopped')
      and (c.shipping_date <= ${today.toString()} or s.ship_now_due_at is not null)
      and (c.waits_until is null or c.waits_seen_at is null or c.waits_seen_at <= ${lately}
        or c.waits_until <= ${today.toString()})
      and not exists (select from renewals r where r.cycle_id = c.id)
    order by s.ship_now_due_at nulls last, c.shipping_date, c.id
    limit ${AT_ONCE}
    on conflict do nothing
    returning cycle_id`.execute(tx);
  return rows.map((row) => row.cycle_id);
}

/** Retries whose day has come, and renewals that lost their job. */
async function takeAgain({ tx, now, today }: UnitOfWork): Promise<number[]> {
  const silent = new Date(now.subtract({ minutes: SILENT_MINUTES }).epochMilliseconds);
  const { rows } = await sql<{ cycle_id: number }>`
    update renewals set updated_at = ${new Date(now.epochMilliseconds)},
      state = case state when 'failed' then 'queued' else state end, next_try_on = null
    where cycle_id in (
      select cycle_id from renewals
      where (state = 'failed' and next_try_on <= ${today.toString()})
        or (state in ('queued', 'charging') and updated_at <= ${silent})
      order by updated_at limit ${AT_ONCE} for update skip locked)
    returning cycle_id`.execute(tx);
  return rows.map((row) => row.cycle_id);
}
