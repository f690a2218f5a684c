import type { Machine } from '#schema.ts';
import { hashOf, type PictureArt } from './picture-art.ts';
import { existingFiles, renderFiles, renderPreview } from './picture-files.ts';

export interface Progress {
  done: number;
  total: number;
}
type OnProgress = (progress: Progress) => void;

/** Two at a time keep two cores busy: drawing is one thread, encoding uses the other. */
const AT_ONCE = 2;

/**
 * Makes the files of every known picture that this machine lacks, front views first. Nothing is
 * made twice: a file is named by what it shows.
 */
export async function renderPictures(machine: Machine, onProgress: OnProgress = () => undefined) {
  const existing = await existingFiles(machine.dataDir);
  const pictures = await machine.db
    .selectFrom('pictures')
    .select(['hash', 'art'])
    .orderBy('priority')
    .orderBy('hash')
    .execute();
  await inTurns(pictures, onProgress, ({ art }) => renderFiles(machine.dataDir, art, existing));
}

/** First file and placeholder of drawings, by hash: what the shop needs before it opens. */
export async function renderPreviews(
  dataDir: string,
  arts: readonly PictureArt[],
  onProgress: OnProgress = () => undefined,
): Promise<Map<string, string>> {
  const existing = await existingFiles(dataDir);
  const placeholders = new Map<string, string>();
  await inTurns(arts, onProgress, async (art) => {
    placeholders.set(hashOf(art), await renderPreview(dataDir, art, existing));
  });
  return placeholders;
}

async function inTurns<T>(
  items: readonly T[],
  onProgress: OnProgress,
  run: (item: T) => Promise<unknown>,
) {
  const waiting = items.values();
  let done = 0;
  const turn = async () => {
    for (const item of waiting) {
      await run(item);
      done += 1;
      onProgress({ done, total: items.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}
