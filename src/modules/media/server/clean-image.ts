import { TaskProcessEnded } from '#platform/task-process.ts';
import { createTurns } from '#platform/turns.ts';
import { imageFormatOf } from '../rules/index.ts';
import type { CleanImage } from './make-anew.ts';
import { pictureProcess } from './picture-process.ts';

/** Two at a time, so that pictures never take the whole machine from the shop. */
export const inTurn = createTurns(2, 40);

/**
 * A picture made anew from its pixels: upright, at most as large as we ever show it, without what
 * the camera wrote into it (place, time, owner). Null when it is not the picture it begins as, or
 * ends the process that opens it.
 */
export async function cleanImage(sent: Uint8Array): Promise<CleanImage | null> {
  const format = imageFormatOf(sent);
  if (format === null) return null;
  try {
    return await inTurn(() => pictureProcess.run('makeAnew', { sent, format }));
  } catch (error) {
    if (error instanceof TaskProcessEnded) return null;
    // What sharp says of a broken, cut or far too large picture; anything else is ours.
    if (error instanceof Error && !('code' in error) && error.name === 'Error') return null;
    throw error;
  }
}
