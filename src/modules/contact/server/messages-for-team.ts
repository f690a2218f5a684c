import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { refuse } from '#kit/refusal.ts';
import { findTokenOfNumber } from '#modules/orders/server/index.ts';
import { findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import { countMost } from '#platform/count-most.ts';
import type { Database, Db } from '#registry/schema.ts';
import type { MessageState } from '../contracts.ts';
import { findReplies } from './find-replies.ts';

const columns = [
  'r.id',
  'r.created_at as sentAt',
  'r.email',
  'r.first_name as firstName',
  'r.subject',
  'r.last_name as lastName',
  'r.customer_id as customerId',
  'r.answered_at as closedAt',
  'r.answered_by as closedBy',
  'r.waiting_since as waitingSince',
  'm.id as assigneeId',
  'm.name as assigneeName',
] as const;

const selectMessages = (db: Db) =>
  db
    .selectFrom('contact_requests as r')
    .leftJoin('staff_members as m', 'm.id', 'r.assigned_to')
    .select(columns);

/** What the list of messages is narrowed to. */
export interface MessageFilter {
  state: MessageState;
  /** Who is to answer. */
  assigneeId?: number | undefined;
}

type Requests<Row> = SelectQueryBuilder<Database & { r: Database['contact_requests'] }, 'r', Row>;

function narrow<Row>(query: Requests<Row>, { state, assigneeId }: MessageFilter): Requests<Row> {
  return query
    .where('r.answered_at', state === 'closed' ? 'is not' : 'is', null)
    .$if(state !== 'closed', (q) =>
      q.where('r.waiting_since', state === 'waiting' ? 'is not' : 'is', null),
    )
    .$if(assigneeId !== undefined, (q) => q.where('r.assigned_to', '=', assigneeId ?? 0));
}

/** Messages in a state: those that wait the longest first, of those that are closed the newest. */
export async function listMessages(
  db: Db,
  filter: MessageFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const listed = narrow(db.selectFrom('contact_requests as r'), filter);
  const rows = await listed
    .leftJoin('staff_members as m', 'm.id', 'r.assigned_to')
    .select(columns)
    .select(sql<string>`left(r.message, 160)`.as('beginning'))
    .orderBy('r.id', filter.state === 'closed' ? 'desc' : 'asc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, listed) };
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];

/**
 * A message with the names of its files, what was answered, and what of ours it is about.
 * @throws Refusal `contact.unknown`
 */
export async function getMessage(db: Db, id: number) {
  const found = await selectMessages(db)
    .select(['r.order_number as orderNumber', 'r.product_name as productName', 'r.message'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('contact_files as f')
          .select(['f.position', 'f.name', 'f.bytes'])
          .whereRef('f.request_id', '=', 'r.id')
          .where('f.reply_id', 'is', null)
          .orderBy('f.position'),
      ).as('files'),
    )
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('contact.unknown');
  return {
    ...found,
    replies: await findReplies(db, id),
    about: await findSubject(db, found.orderNumber),
  };
}

export type WholeMessage = Awaited<ReturnType<typeof getMessage>>;

/** The order or the subscription that was typed, where there is one of that name. */
async function findSubject(db: Db, typed: string | null) {
  const code = typed?.trim().toUpperCase() ?? '';
  if (/^\d{9}$/.test(code) && (await findTokenOfNumber(db, code)))
    return { kind: 'order' as const, code };
  if (/^AB-\d{5,15}$/.test(code) && (await findSubscriptionByCode(db, code)))
    return { kind: 'subscription' as const, code };
  return null;
}
