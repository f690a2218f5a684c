import { sql } from 'kysely';
import { ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { mailboxOf } from '#kit/mailbox.ts';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { lockMessage, stateOf } from './change-message.ts';
import type { ContactRequestsTable } from './tables.ts';

type Main = Pick<ContactRequestsTable, 'customer_id' | 'email'> & { id: number };

/** Maximum number of suggestions beside a message; more appear once the first were merged. */
const MOST_OTHERS = 20;

/**
 * Maximum months between the first and latest of merged messages, which are deleted together: so
 * none is kept longer than its retention period plus this, however many are merged, and this never
 * exceeds the period itself.
 */
const WITHIN = ADJUSTABLE_TERMS.messages.least;

/**
 * Open messages of the same person: of the same account, or without account and from the same
 * mailbox. A message of an account is never merged into one without: its customer would no longer
 * see it.
 */
const mergeable = (db: Db | Tx, { id, customer_id: customerId, email }: Main) =>
  db
    .selectFrom('contact_requests as r')
    .select(['r.id', 'r.created_at as sentAt', 'r.subject'])
    .select(sql<string>`left(r.message, 160)`.as('beginning'))
    .where('r.id', '<>', id)
    .where('r.merged_into', 'is', null)
    .where('r.answered_at', 'is', null)
    .where(
      sql<boolean>`(
        select max(c.created_at) <= min(c.created_at) + make_interval(months => ${WITHIN}::integer)
        from contact_requests c
        where c.id in (r.id, ${id}::bigint) or c.merged_into in (r.id, ${id}::bigint))`,
    )
    .where((is) => {
      const isNobodys = is.and([
        is('r.customer_id', 'is', null),
        is(sql`mailbox_of(r.email)`, '=', mailboxOf(email)),
      ]);
      return customerId === null ? isNobodys : isNobodys.or(is('r.customer_id', '=', customerId));
    });

/** Messages that can be merged into this one, newest first. */
export const findMergeable = (db: Db, main: Main) =>
  mergeable(db, main).orderBy('r.id', 'desc').limit(MOST_OTHERS).execute();

/**
 * Merges another message of the same person into this one, which then waits for the team if either
 * did. Idempotent. Later follow-ups of the other message are added to this one.
 * @throws Refusal `contact.unknown`, `contact.not_mergeable`
 */
export async function mergeMessages(
  work: UnitOfWork,
  id: number,
  { other, by }: { other: number; by: string },
): Promise<void> {
  const { tx, now } = work;
  // Locks both in the order of their ids, so that two opposite merges cannot deadlock.
  await tx
    .selectFrom('contact_requests')
    .select('id')
    .where('id', 'in', [id, other])
    .orderBy('id')
    .forUpdate()
    .execute();
  const main = await lockMessage(work, id);
  const merged = await lockMessage(work, other);
  if (merged.id === main.id && other !== id) return;
  const found = await mergeable(tx, main).where('r.id', '=', merged.id).executeTakeFirst();
  if (!found) throw refuse('contact.not_mergeable');
  const at = new Date(now.epochMilliseconds);
  await tx
    .updateTable('contact_requests')
    .set({ merged_into: main.id, answered_at: at, answered_by: by, put_off_until: null })
    .where('id', '=', merged.id)
    .execute();
  await tx
    .updateTable('contact_requests')
    .set({ merged_into: main.id })
    .where('merged_into', '=', merged.id)
    .execute();
  const isForTeam = stateOf(merged) === 'open' || stateOf(main) === 'open';
  await tx
    .updateTable('contact_requests')
    .set({
      waiting_since: isForTeam ? null : merged.waiting_since,
      answered_at: null,
      answered_by: null,
      put_off_until: isForTeam ? null : main.put_off_until,
      assigned_to: main.assigned_to ?? merged.assigned_to,
    })
    .where('id', '=', main.id)
    .execute();
}

/**
 * Undoes a merge: the message waits for the team. Replies made since stay where they were written.
 * @throws Refusal `contact.unknown` when it is not merged into this one
 */
export async function separateMessages(work: UnitOfWork, id: number, other: number): Promise<void> {
  const main = await lockMessage(work, id);
  const separated = await work.tx
    .updateTable('contact_requests')
    .set({ merged_into: null, answered_at: null, answered_by: null, waiting_since: null })
    .where('id', '=', other)
    .where('merged_into', '=', main.id)
    .returning('id')
    .executeTakeFirst();
  if (!separated) throw refuse('contact.unknown');
}

/**
 * First messages of the conversations merged into this one, oldest first, with their files; limited
 * to one customer if given.
 */
export const findMerged = (db: Db, id: number, customerId?: number) =>
  db
    .selectFrom('contact_requests as r')
    .select(['r.id', 'r.created_at as sentAt', 'r.subject', 'r.message'])
    .select(['r.order_number as orderNumber', 'r.product_name as productName'])
    .select(
      sql<{ position: number; name: string; bytes: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('position', f.position, 'name', f.name, 'bytes', f.bytes) order by f.position)
        from contact_files f where f.request_id = r.id and f.reply_id is null), '[]')`.as('files'),
    )
    .where('r.merged_into', '=', id)
    .$if(customerId !== undefined, (q) => q.where('r.customer_id', '=', customerId ?? 0))
    .orderBy('r.id')
    .execute();

/** Id of the message that another one is merged into, or its own. Undefined when there is no such message. */
export async function mainOf(db: Db, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('contact_requests')
    .select(sql<number>`coalesce(merged_into, id)`.as('id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.id;
}
