/** A test file with its expected duration in milliseconds. */
export interface Timed<File> {
  file: File;
  time: number;
  /** It mostly waits. */
  waits: boolean;
}

/**
 * Orders files for a number of workers, each taking the next file when free: the given order, but a
 * waiting file starts only when the previous waiting one should be over. In parallel they would
 * leave the processors idle.
 */
export function waitingApart<File>(files: readonly Timed<File>[], workers: number): File[] {
  const waiting = files.filter(({ waits }) => waits);
  const working = files.filter(({ waits }) => !waits);
  const freeAt = Array.from({ length: workers }, () => 0);
  let waitedUntil = 0;
  const order: File[] = [];
  while (waiting.length + working.length > 0) {
    const now = Math.min(...freeAt);
    const isQuiet = now >= waitedUntil || working.length === 0;
    const next = (isQuiet ? waiting.shift() : undefined) ?? working.shift();
    if (!next) break;
    if (next.waits) waitedUntil = now + next.time;
    freeAt[freeAt.indexOf(now)] = now + next.time;
    order.push(next.file);
  }
  return order;
}
