import type { UnitOfWork } from '#registry/schema.ts';
import type { StoredFile } from './store-files.ts';

/** What files came with: a message, or something that was added to it. */
interface CameWith {
  messageId: number;
  replyId: number | null;
}

/** Writes down which files came with what; their numbers go on behind those the message has. */
export async function saveFiles(
  { tx }: UnitOfWork,
  { messageId, replyId }: CameWith,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  const { last } = await tx
    .selectFrom('contact_files')
    .select(({ fn, lit }) => fn.coalesce(fn.max('position'), lit(-1)).as('last'))
    .where('request_id', '=', messageId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('contact_files')
    .values(
      files.map(({ mediaType, ...file }, nth) => ({
        ...file,
        media_type: mediaType,
        request_id: messageId,
        reply_id: replyId,
        position: last + 1 + nth,
      })),
    )
    .execute();
}
