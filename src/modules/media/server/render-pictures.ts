import type { Files } from '#platform/files.ts';
import type { AppContext } from '#registry/schema.ts';
import { hashOf, type PictureArt } from './picture-art.ts';
import { existingFiles, missingFiles, previewName } from './picture-files.ts';
import { pictureProcess } from './picture-process.ts';
import { findSource } from './queries.ts';

/** Before the shop opens two at a time keep two cores busy; afterwards visitors come first. */
const AT_ONCE = 2;

/**
 * Makes the files of at most so many pictures that are missing, front views first, and answers
 * whether any are left. Nothing is made twice: a file is named by what it shows. When the process is
 * to end, it ends after the file under way.
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
    // Dropped meanwhile.
    if (!source) continue;
    const missing = missingFiles(hash, existing);
    const isWhole = await pictureProcess.run('renderFiles', { place, source, missing }, stopping);
    if (!isWhole) return true;
  }
  return lacking.length > atMost;
}

/** First file and placeholder of drawings, by hash: what the shop needs before it opens. */
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
