import { createTurns } from '#platform/turns.ts';
import type { AppContext } from '#registry/schema.ts';
import { existingFiles, previewName } from './picture-files.ts';
import { pictureProcess } from './picture-process.ts';
import { findSource } from './queries.ts';

/** Two cores draw for those who look; beyond two hundred pictures somebody would wait in vain. */
const inTurn = createTurns(2, 200);

const underWay = new Map<string, Promise<void>>();

/**
 * Makes the first file of a picture that somebody looks at and nobody made yet, once for all who look;
 * nothing where pictures are made by another process, or when there is no such picture. Throws
 * TooManyWaiting.
 */
export function showPicture(appContext: AppContext, hash: string): Promise<void> {
  if (!appContext.config.RENDER_PICTURES) return Promise.resolve();
  const started = underWay.get(hash);
  if (started) return started;
  const made = inTurn(() => makePreview(appContext, hash)).finally(() => underWay.delete(hash));
  underWay.set(hash, made);
  return made;
}

async function makePreview({ db, dataDir }: AppContext, hash: string): Promise<void> {
  const source = await findSource(db, hash);
  if (!source) return;
  const isThere = (await existingFiles(dataDir)).has(previewName(hash));
  await pictureProcess.run('renderPreview', { dataDir, source, isThere });
}
