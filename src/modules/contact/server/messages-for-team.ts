import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { refuse } from '#kit/refusal.ts';
import type { Db, Work } from '#schema.ts';

const columns = [
  ...(['id', 'created_at as sentAt', 'email', 'first_name as firstName', 'subject'] as const),
  ...(['last_name as lastName', 'customer_id as customerId'] as const),
  ...(['answered_at as answeredAt', 'answered_by as answeredBy'] as const),
] as const;

/** Messages that wait, the oldest first, or those that are answered, the newest first. */
export async function listMessages(
  db: Db,
  isAnswered: boolean,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const listed = db
    .selectFrom('contact_requests')
    .where('answered_at', isAnswered ? 'is not' : 'is', null);
  const rows = await listed
    .select(columns)
    .select(sql<string>`left(message, 160)`.as('beginning'))
    .orderBy('id', isAnswered ? 'desc' : 'asc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await listed
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];

/** A message with the names of its files. @throws Refusal `contact.unknown` */
export async function getMessage(db: Db, id: number) {
  const found = await db
    .selectFrom('contact_requests as r')
    .select(columns)
    .select(['order_number as orderNumber', 'product_name as productName', 'message'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('contact_files as f')
          .select(['f.position', 'f.name', 'f.bytes'])
          .whereRef('f.request_id', '=', 'r.id')
          .orderBy('f.position'),
      ).as('files'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('contact.unknown');
  return found;
}

export type WholeMessage = Awaited<ReturnType<typeof getMessage>>;

/**
 * Puts a message among those that are answered, or back among those that wait; said again, it stays
 * as it was said first.
 * @throws Refusal `contact.unknown`
 */
export async function setAnswered(
  { tx, now }: Work,
  id: number,
  { answered, by }: { answered: boolean; by: string },
): Promise<void> {
  const written = answered
    ? { answered_at: new Date(now.epochMilliseconds), answered_by: by }
    : { answered_at: null, answered_by: null };
  const found = tx.selectFrom('contact_requests').select('answered_at').where('id', '=', id);
  const message = await found.forUpdate().executeTakeFirst();
  if (!message) throw refuse('contact.unknown');
  if ((message.answered_at !== null) === answered) return;
  await tx.updateTable('contact_requests').set(written).where('id', '=', id).execute();
}
