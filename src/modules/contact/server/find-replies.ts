import type { Db } from '#schema.ts';

/** What was answered to a message and added to it, the oldest first; by nobody: by its writer. */
export const findReplies = (db: Db, messageId: number) =>
  db
    .selectFrom('contact_replies')
    .select(['id', 'written_by as writtenBy', 'text', 'created_at as writtenAt'])
    .where('request_id', '=', messageId)
    .orderBy('id')
    .execute();
