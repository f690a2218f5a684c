import type { Machine } from '#schema.ts';
import { hashOf, type PictureArt } from './picture-art.ts';
import { existingFiles, renderFiles, renderPreview } from './picture-files.ts';

export interface Progress {
  done: number;
  total: number;
}
type OnProgress = (progress: Progress) => void;

/** Before the shop opens two at a time keep two cores busy; afterwards visitors come first. */
const BEFORE_OPENING = 2;
const WHILE_OPEN = 1;

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
  await inTurns(WHILE_OPEN, pictures, onProgress, ({ art }) =>
    renderFiles(machine.dataDir, art, existing),
  );
}

/** First file and placeholder of drawings, by hash: what the shop needs before it opens. */
export async function renderPreviews(
  dataDir: string,
  arts: readonly PictureArt[],
  onProgress: OnProgress = () => undefined,
): Promise<Map<string, string>> {
  const existing = await existingFiles(dataDir);
  const placeholders = new Map<string, string>();
  await inTurns(BEFORE_OPENING, arts, onProgress, async (art) => {
    placeholders.set(hashOf(art), await renderPreview(dataDir, art, existing));
  });
  return placeholders;
}

async function inTurns<T>(
  atOnce: number,
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
  await Promise.all(Array.from({ length: atOnce }, turn));
}
