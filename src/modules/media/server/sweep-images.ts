import type { AppContext } from '#registry/schema.ts';
import { listUploads } from './uploaded-files.ts';

const A_DAY = { hours: 24 };
/** A younger file may belong to an upload that is not saved yet. */
const YOUNG_MS = 60_000;
const BATCH = 500;

/** Deletes old tokens and unused pictures, and removes every file without a row. */
export async function sweepImages({ db, files, clock }: AppContext): Promise<number> {
  const now = clock.now();
  const yesterday = new Date(now.subtract(A_DAY).epochMilliseconds);
  await db.deleteFrom('image_upload_tokens').where('expires_at', '<', yesterday).execute();
  await db
    .deleteFrom('uploaded_images')
    .where('kept', '=', false)
    .where('created_at', '<', yesterday)
    .execute();
  const uploads = await listUploads(files);
  let removed = 0;
  for (let start = 0; start < uploads.length; start += BATCH) {
    const batch = uploads.slice(start, start + BATCH);
    const rows = await db
      .selectFrom('uploaded_images')
      .select('file_id as fileId')
      .where(
        'file_id',
        'in',
        batch.map(({ fileId }) => fileId),
      )
      .execute();
    const named = new Set(rows.map(({ fileId }) => fileId));
    for (const { fileId, key, writtenMs } of batch) {
      const isYoung = Math.abs(now.epochMilliseconds - writtenMs) < YOUNG_MS;
      if (named.has(fileId) || isYoung) continue;
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}
