import { sql } from 'kysely';
import { ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { mailboxOf } from '#kit/mailbox.ts';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { lockMessage, stateOf } from './change-message.ts';
import type { ContactRequestsTable } from './tables.ts';

type Main = Pick<ContactRequestsTable, 'customer_id' | 'email'> & { id: number };

/** Proposals beside a message at most: who wrote more often than that is met again after the first were merged. */
const MOST_OTHERS = 20;

/**
 * Months from the first to the latest of what is made one conversation, which is forgotten as one: by no more does any of them outlive
 * its term, however often others are merged, and that is never more than the term again.
 */
const WITHIN = ADJUSTABLE_TERMS.messages.least;

/**
 * Open messages of whoever wrote this one: of the same account, or of nobody's and the same mailbox. What was written in
 * an account is never merged into what anybody may have written: its customer would lose sight of it.
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

/** What can be merged into a message, the newest first. */
export const findMergeable = (db: Db, main: Main) =>
  mergeable(db, main).orderBy('r.id', 'desc').limit(MOST_OTHERS).execute();

/**
 * Shows another message of the same person within this one, which then waits for whomever either waited; again, it does
 * nothing. What its writer adds to it later is added here.
 * @throws Refusal `contact.unknown`, `contact.not_mergeable`
 */
export async function mergeMessages(
  work: UnitOfWork,
  id: number,
  { other, by }: { other: number; by: string },
): Promise<void> {
  const { tx, now } = work;
  // Both at once, the older first: two who merge each into the other do not wait for each other.
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
 * Shows a message by itself again: it waits for the team. What was written since stays where it was written.
 * @throws Refusal `contact.unknown` where it is not merged into this one
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

/** First messages of what is merged into a message, the oldest first, with their files; of one customer where one is named. */
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

/** The number of the message another one is shown within; its own for most. Undefined where there is none. */
export async function mainOf(db: Db, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('contact_requests')
    .select(sql<number>`coalesce(merged_into, id)`.as('id'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.id;
}
