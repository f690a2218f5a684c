import type { UnitOfWork } from '#registry/schema.ts';
import type { StoredFile } from './store-files.ts';

/** What the files belong to: a message, or a reply or follow-up in it. */
interface CameWith {
  messageId: number;
  replyId: number | null;
}

/** Records files; their positions continue those of the message. */
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
