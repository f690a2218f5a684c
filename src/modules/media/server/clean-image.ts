import { TaskProcessEnded } from '#platform/task-process.ts';
import { createTurns } from '#platform/turns.ts';
import { imageFormatOf } from '../rules/index.ts';
import type { CleanImage } from './make-anew.ts';
import { pictureProcess } from './picture-process.ts';

/** Two at a time, so that picture processing never takes all of the CPU. */
export const inTurn = createTurns(2, 40);

/**
 * Re-encodes a picture from its pixels: upright, limited to the largest size we show, without
 * camera metadata (place, time, owner). Null when the content does not match its first bytes, or
 * crashes the decoding process.
 */
export async function cleanImage(sent: Uint8Array): Promise<CleanImage | null> {
  const format = imageFormatOf(sent);
  if (format === null) return null;
  try {
    return await inTurn(() => pictureProcess.run('makeAnew', { sent, format }));
  } catch (error) {
    if (error instanceof TaskProcessEnded) return null;
    // sharp's error for a broken, truncated or oversized picture; any other error is a fault of ours.
    if (error instanceof Error && !('code' in error) && error.name === 'Error') return null;
    throw error;
  }
}
