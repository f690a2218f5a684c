import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#registry/schema.ts';

/**
 * What was answered to a message and added to it, the oldest first, each with the files that came
 * with it; by nobody: by its writer.
 */
export const findReplies = (db: Db, messageId: number) =>
  db
    .selectFrom('contact_replies as a')
    .select(['a.id', 'a.written_by as writtenBy', 'a.text', 'a.created_at as writtenAt'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('contact_files as f')
          .select(['f.position', 'f.name', 'f.bytes'])
          .whereRef('f.reply_id', '=', 'a.id')
          .orderBy('f.position'),
      ).as('files'),
    )
    .where('a.request_id', '=', messageId)
    .orderBy('a.id')
    .execute();
