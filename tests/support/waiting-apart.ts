/** A file of tests with the milliseconds it may take. */
export interface Timed<File> {
  file: File;
  time: number;
  /** Most of its time passes without anybody working. */
  waits: boolean;
}

/**
 * The order in which so many workers take files, each the next one when it is free: as they are
 * given, but one that waits only when the one before it should be over. Side by side they would leave
 * the processors idle.
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
