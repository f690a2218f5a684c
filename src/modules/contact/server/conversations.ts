import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { refuse } from '#kit/refusal.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { findReplies } from './find-replies.ts';
import { readMessageFile } from './read-message-file.ts';

/** Only what was sent while signed in: anybody may type anybody's address (decision 190). */
const selectOwn = (db: Db, customerId: number) =>
  db
    .selectFrom('contact_requests as r')
    .select(['r.id', 'r.subject', 'r.created_at', 'r.answered_at', 'r.waiting_since'])
    .select((from) =>
      from
        .selectFrom('contact_replies as a')
        .select(({ fn }) => fn.max('a.created_at').as('at'))
        .whereRef('a.request_id', '=', 'r.id')
        .as('repliedAt'),
    )
    .where('r.customer_id', '=', customerId);

/** The conversations of a customer, those that moved last first. */
export async function listConversations(
  db: Db,
  customerId: number,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const rows = await selectOwn(db, customerId)
    .select(sql<string>`left(r.message, 160)`.as('beginning'))
    .orderBy(
      sql`greatest(r.created_at, (
      select max(created_at) from contact_replies where request_id = r.id))`,
      'desc',
    )
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('contact_requests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type ConversationRow = Awaited<ReturnType<typeof listConversations>>['rows'][number];

/**
 * One of them, whole.
 * @throws Refusal `contact.unknown`, also for what somebody else wrote
 */
export async function getConversation(db: Db, customerId: number, id: number) {
  const found = await selectOwn(db, customerId)
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
  return { ...found, replies: await findReplies(db, id) };
}

/**
 * A file this customer sent: its name and its bytes.
 * @throws Refusal `contact.unknown`, also for what somebody else sent
 */
export async function readOwnFile(
  appContext: AppContext,
  customerId: number,
  { id, position }: { id: number; position: number },
) {
  const own = await selectOwn(appContext.db, customerId).where('r.id', '=', id).executeTakeFirst();
  if (!own) throw refuse('contact.unknown');
  return readMessageFile(appContext, id, position);
}

export type Conversation = Awaited<ReturnType<typeof getConversation>>;
