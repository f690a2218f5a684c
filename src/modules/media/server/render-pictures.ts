import type { AppContext } from '#registry/schema.ts';
import { hashOf, type PictureArt } from './picture-art.ts';
import { existingFiles, missingFiles, renderFiles, renderPreview } from './picture-files.ts';
import {
  awaitedPicture,
  expectPictures,
  nextPicture,
  tellPictureMade,
  tellPictureSeen,
} from './picture-queue.ts';

/** Before the shop opens two at a time keep two cores busy; afterwards visitors come first. */
const AT_ONCE = 2;

/**
 * Makes the files of at most so many pictures that this machine lacks, those somebody waits for
 * before the others, front views first, and answers whether any are left. Nothing is made twice: a file
 * is named by what it shows. When the process is to end, it ends after the file under way.
 */
export async function renderPictures(
  appContext: AppContext,
  atMost: number,
  stopping?: AbortSignal,
): Promise<boolean> {
  const existing = await existingFiles(appContext.dataDir);
  const stored = await appContext.db
    .selectFrom('pictures')
    .select('hash')
    .orderBy('priority')
    .orderBy('hash')
    .execute();
  const lacking = stored.filter(({ hash }) => missingFiles(hash, existing).length > 0);
  expectPictures(lacking.map(({ hash }) => hash));
  for (let made = 0; made < atMost; made += 1) {
    const hash = nextPicture();
    if (!hash) return false;
    await showAwaited(appContext, existing);
    if (stopping?.aborted) return true;
    const isWhole = await renderFiles(
      appContext.dataDir,
      await findSource(appContext, hash),
      existing,
      stopping,
      () => showAwaited(appContext, existing),
    );
    if (!isWhole) return true;
    tellPictureMade(hash);
  }
  return nextPicture() !== undefined;
}

/** Everybody who waits sees one size soon, a whole gallery too; the other nine follow. */
async function showAwaited(appContext: AppContext, existing: ReadonlySet<string>): Promise<void> {
  for (let hash = awaitedPicture(); hash; hash = awaitedPicture()) {
    await renderPreview(appContext.dataDir, await findSource(appContext, hash), existing);
    tellPictureSeen(hash);
  }
}

const findSource = (appContext: AppContext, hash: string) =>
  appContext.db
    .selectFrom('pictures')
    .select(['hash', 'art', 'file_id as fileId'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();

/** First file and placeholder of drawings, by hash: what the shop needs before it opens. */
export async function renderPreviews(
  dataDir: string,
  arts: readonly PictureArt[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Map<string, string>> {
  const existing = await existingFiles(dataDir);
  const placeholders = new Map<string, string>();
  const waiting = arts.values();
  const turn = async () => {
    for (const art of waiting) {
      const source = { hash: hashOf(art), art, fileId: null };
      placeholders.set(source.hash, await renderPreview(dataDir, source, existing));
      onProgress(placeholders.size, arts.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return placeholders;
}
