import { createTurns } from '#platform/turns.ts';
import type { AppContext } from '#registry/schema.ts';
import { fileKey, previewName, shareName } from './picture-files.ts';
import { pictureProcess } from './picture-process.ts';
import { findSource } from './queries.ts';

/** Two at a time for visitors; with two hundred waiting, further requests are refused. */
const inTurn = createTurns(2, 200);

const underWay = new Map<string, Promise<void>>();

/**
 * Renders the first file of a requested picture, once for concurrent requests; nothing when another
 * process renders pictures, or the picture is unknown. Throws TooManyWaiting.
 */
export function showPicture(appContext: AppContext, hash: string): Promise<void> {
  if (!appContext.config.RENDER_PICTURES) return Promise.resolve();
  return once(hash, () => makePreview(appContext, hash));
}

/** The same for the preview picture of a shared link. An uploaded picture has none. */
export function showShare({ config, db, files }: AppContext, hash: string): Promise<void> {
  if (!config.RENDER_PICTURES) return Promise.resolve();
  return once(shareName(hash), async () => {
    const { art } = (await findSource(db, hash)) ?? {};
    if (art) await pictureProcess.run('renderShare', { place: files.place, hash, pack: art.pack });
  });
}

function once(name: string, make: () => Promise<void>): Promise<void> {
  const started = underWay.get(name);
  if (started) return started;
  const made = inTurn(make).finally(() => underWay.delete(name));
  underWay.set(name, made);
  return made;
}

async function makePreview({ db, files }: AppContext, hash: string): Promise<void> {
  const source = await findSource(db, hash);
  if (!source) return;
  const isThere = (await files.read(fileKey(previewName(hash)))) !== null;
  await pictureProcess.run('renderPreview', { place: files.place, source, isThere });
}
