import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '#kit/dates.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { numbersWithin } from './find-replies.ts';

/** A conversation that has waited too long for a reply. */
export interface LateMessage {
  id: number;
  writtenAt: Date;
  /** Assigned staff member; null: nobody. */
  owner: string | null;
  alertedAt: Date | null;
}

const within = numbersWithin(sql.ref<number>('r.id'));

const latest = (isOfTeam: RawBuilder<boolean>) => sql<Date | null>`(
  select max(a.created_at) from contact_replies a where a.request_id = any(${within}) and ${isOfTeam})`;

/**
 * Conversations that wait for the team and whose last customer message is before an instant,
 * longest wait first. For a postponed one, the wait starts at the beginning of its day.
 */
export async function findLateMessages(
  db: Db | Tx,
  before: Temporal.Instant,
  today: Temporal.PlainDate,
): Promise<LateMessage[]> {
  const moment = new Date(before.epochMilliseconds);
  const { rows } = await sql<LateMessage>`
    select id, "writtenAt", owner, "alertedAt" from (
      select r.id::int, r.alerted_at as "alertedAt", m.name as owner,
        greatest(
          (select max(w.created_at) from contact_requests w where w.id = any(${within})),
          ${latest(sql`a.written_by is null`)}) as "writtenAt",
        ${latest(sql`a.written_by is not null`)} as "answeredAt"
      from contact_requests r left join staff_members m on m.id = r.assigned_to
      where r.merged_into is null and r.answered_at is null and r.waiting_since is null
        and coalesce(r.put_off_until <= ${today.toString()}, true) and r.created_at < ${moment}
        and coalesce(r.put_off_until::timestamp at time zone ${TIME_ZONE} < ${moment}, true)
    ) as waiting
    where "writtenAt" < ${moment} and ("answeredAt" is null or "answeredAt" < "writtenAt")
    order by "writtenAt", id`.execute(db);
  return rows;
}
