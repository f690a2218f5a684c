import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { refuse } from '#kit/refusal.ts';
import { findTokenOfNumber } from '#modules/orders/server/index.ts';
import { findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import { countMost } from '#platform/count-most.ts';
import type { Database, Db } from '#registry/schema.ts';
import type { TeamMessageState } from '../admin-contracts.ts';
import { findReplies, numbersWithin } from './find-replies.ts';
import { findMergeable, findMerged, mainOf } from './merge-messages.ts';

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
  'r.put_off_until as putOffUntil',
  'm.id as assigneeId',
  'm.name as assigneeName',
] as const;

/** SQL: time of the team's first reply to a message or to one merged into it. */
const firstAnswerAt = sql<Date | null>`(
  select min(a.created_at) from contact_replies a
  where a.request_id = any(${numbersWithin(sql.ref<number>('r.id'))})
    and a.written_by is not null and a.created_at >= r.created_at)`;

const selectMessages = (db: Db) =>
  db
    .selectFrom('contact_requests as r')
    .leftJoin('staff_members as m', 'm.id', 'r.assigned_to')
    .select(columns)
    .select(firstAnswerAt.as('firstAnswerAt'));

/** Filters of the list of messages. */
export interface MessageFilter {
  state: TeamMessageState;
  /** Messages postponed beyond this day are hidden. */
  today: Temporal.PlainDate;
  /** Assigned staff member. */
  assigneeId?: number | undefined;
}

type Requests<Row> = SelectQueryBuilder<Database & { r: Database['contact_requests'] }, 'r', Row>;

function narrow<Row>(
  query: Requests<Row>,
  { state, assigneeId, today }: MessageFilter,
): Requests<Row> {
  const isLater = sql<boolean>`coalesce(r.put_off_until > ${today.toString()}, false)`;
  // A postponed message returns on its day even if it waits for the customer.
  const isOpen = sql<boolean>`(r.waiting_since is null or r.put_off_until <= ${today.toString()}) is true`;
  return query
    .where('r.merged_into', 'is', null)
    .where('r.answered_at', state === 'closed' ? 'is not' : 'is', null)
    .$if(state !== 'closed', (q) => q.where(isLater, '=', state === 'later'))
    .$if(state === 'open' || state === 'waiting', (q) => q.where(isOpen, '=', state === 'open'))
    .$if(assigneeId !== undefined, (q) => q.where('r.assigned_to', '=', assigneeId ?? 0));
}

/** Messages in a state: longest wait first, closed ones newest first. */
export async function listMessages(
  db: Db,
  filter: MessageFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const listed = narrow(db.selectFrom('contact_requests as r'), filter);
  const rows = await listed
    .leftJoin('staff_members as m', 'm.id', 'r.assigned_to')
    .select(columns)
    .select([firstAnswerAt.as('firstAnswerAt'), sql<string>`left(r.message, 160)`.as('beginning')])
    .orderBy('r.id', filter.state === 'closed' ? 'desc' : 'asc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, listed) };
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];

const FIGURE_DAYS = 30;

/** Time to the team's first reply, for messages of the last 30 days. */
export async function findMessageFigures(db: Db, now: Temporal.Instant) {
  const since = new Date(now.subtract({ hours: 24 * FIGURE_DAYS }).epochMilliseconds);
  const { rows } = await sql<{
    answered: number;
    unanswered: number;
    medianMinutes: number | null;
  }>`
    select count(first)::int as answered,
      count(*) filter (where first is null and answered_at is null)::int as unanswered,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from first - created_at) / 60))::int as "medianMinutes"
    from (
      select r.created_at, r.answered_at, ${firstAnswerAt} as first
      from contact_requests r where r.created_at >= ${since} and r.merged_into is null
    ) as written`.execute(db);
  const [figures = { answered: 0, unanswered: 0, medianMinutes: null }] = rows;
  return { days: FIGURE_DAYS, ...figures };
}

/**
 * A message with file names, replies, and the order or subscription it is about; for a merged one,
 * the message it was merged into.
 * @throws Refusal `contact.unknown`
 */
export async function getMessage(db: Db, number: number) {
  const id = (await mainOf(db, number)) ?? number;
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
  const writer = { id, customer_id: found.customerId, email: found.email };
  return {
    ...found,
    merged: await findMerged(db, id),
    mergeable: await findMergeable(db, writer),
    replies: await findReplies(db, id),
    about: await findSubject(db, found.orderNumber),
  };
}

export type WholeMessage = Awaited<ReturnType<typeof getMessage>>;

/** The order or subscription with the number entered, if it exists. */
async function findSubject(db: Db, typed: string | null) {
  const code = typed?.trim().toUpperCase() ?? '';
  if (/^\d{9}$/.test(code) && (await findTokenOfNumber(db, code)))
    return { kind: 'order' as const, code };
  if (/^AB-\d{5,15}$/.test(code) && (await findSubscriptionByCode(db, code)))
    return { kind: 'subscription' as const, code };
  return null;
}
