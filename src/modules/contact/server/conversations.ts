import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { refuse } from '#kit/refusal.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { findReplies, numbersWithin } from './find-replies.ts';
import { findMerged, mainOf } from './merge-messages.ts';
import { readMessageFile } from './read-message-file.ts';

/** Ids of row `r` and of this customer's messages merged into it. */
const withinRow = (customerId: number) => numbersWithin(sql.ref<number>('r.id'), customerId);

/** Only messages sent while signed in, because anybody may enter any address (decision 190). */
const selectOwn = (db: Db, customerId: number) =>
  db
    .selectFrom('contact_requests as r')
    .select(['r.id', 'r.subject', 'r.created_at', 'r.answered_at', 'r.waiting_since'])
    .select((from) =>
      from
        .selectFrom('contact_replies as a')
        .select(({ fn }) => fn.max('a.created_at').as('at'))
        .where('a.request_id', '=', sql<number>`any(${withinRow(customerId)})`)
        .as('repliedAt'),
    )
    .where('r.customer_id', '=', customerId);

/** A customer's conversations, latest activity first. */
export async function listConversations(
  db: Db,
  customerId: number,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const rows = await selectOwn(db, customerId)
    .select(sql<string>`left(r.message, 160)`.as('beginning'))
    .orderBy(
      sql`greatest(r.created_at, (
      select max(created_at) from contact_replies
      where request_id = any(${withinRow(customerId)})))`,
      'desc',
    )
    .orderBy('r.id', 'desc')
    .where('r.merged_into', 'is', null)
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await db
    .selectFrom('contact_requests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type ConversationRow = Awaited<ReturnType<typeof listConversations>>['rows'][number];

/**
 * One complete conversation; for a merged one, the conversation it was merged into.
 * @throws Refusal `contact.unknown`, also for another customer's conversation
 */
export async function getConversation(db: Db, customerId: number, number: number) {
  const id = (await mainOf(db, number)) ?? number;
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
  return {
    ...found,
    merged: await findMerged(db, id, customerId),
    replies: await findReplies(db, id, customerId),
  };
}

/**
 * Name and bytes of a file this customer sent.
 * @throws Refusal `contact.unknown`, also for another customer's file
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
