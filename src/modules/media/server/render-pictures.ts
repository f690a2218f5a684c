import type { Files } from '#platform/files.ts';
import type { AppContext } from '#registry/schema.ts';
import { hashOf, type PictureArt } from './picture-art.ts';
import { existingFiles, missingFiles, previewName } from './picture-files.ts';
import { pictureProcess } from './picture-process.ts';
import { findSource } from './queries.ts';

/** Before the shop starts, two at a time use both cores; later visitors have priority. */
const AT_ONCE = 2;

/**
 * Renders the missing files of a limited number of pictures, front views first, and returns whether
 * any are left. Files are content-addressed, so none is made twice. On shutdown it stops after the
 * current file.
 */
export async function renderPictures(
  { db, files }: AppContext,
  atMost: number,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { place } = files;
  const existing = await existingFiles(files);
  const stored = await db
    .selectFrom('pictures')
    .select('hash')
    .orderBy('priority')
    .orderBy('hash')
    .execute();
  const lacking = stored.filter(({ hash }) => missingFiles(hash, existing).length > 0);
  for (const { hash } of lacking.slice(0, atMost)) {
    if (stopping?.aborted) return true;
    const source = await findSource(db, hash);
    // Deleted meanwhile.
    if (!source) continue;
    const missing = missingFiles(hash, existing);
    const isWhole = await pictureProcess.run('renderFiles', { place, source, missing }, stopping);
    if (!isWhole) return true;
  }
  return lacking.length > atMost;
}

/** First file and placeholder of drawings, by hash: what the shop needs to start. */
export async function renderPreviews(
  files: Files,
  arts: readonly PictureArt[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Map<string, string>> {
  const existing = await existingFiles(files);
  const placeholders = new Map<string, string>();
  const waiting = arts.values();
  const turn = async () => {
    for (const art of waiting) {
      const source = { hash: hashOf(art), art, fileId: null };
      const isThere = existing.has(previewName(source.hash));
      placeholders.set(
        source.hash,
        await pictureProcess.run('renderPreview', { place: files.place, source, isThere }),
      );
      onProgress(placeholders.size, arts.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return placeholders;
}
