import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#registry/schema.ts';

/** SQL: ids of a message and of those merged into it, for `= any(…)`; limited to one customer if given. */
export const numbersWithin = (id: number | RawBuilder<number>, customerId?: number) =>
  sql<number[]>`array(
    select ${id}::bigint
    union all select m.id from contact_requests m where m.merged_into = ${id}
      and (${customerId ?? null}::bigint is null or m.customer_id = ${customerId ?? null}::bigint))`;

/**
 * Replies and follow-ups of a message, oldest first, each with its files; without an author: by the
 * customer. Includes merged messages, limited to one customer if given.
 */
export const findReplies = (db: Db, messageId: number, customerId?: number) =>
  db
    .selectFrom('contact_replies as a')
    .select(['a.id', 'a.request_id as of', 'a.written_by as writtenBy', 'a.text'])
    .select('a.created_at as writtenAt')
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('contact_files as f')
          .select(['f.position', 'f.name', 'f.bytes'])
          .whereRef('f.reply_id', '=', 'a.id')
          .orderBy('f.position'),
      ).as('files'),
    )
    .where('a.request_id', '=', sql<number>`any(${numbersWithin(messageId, customerId)})`)
    .orderBy('a.id')
    .execute();
