import { createProgress } from '#platform/progress.ts';

/** Argument of the `year` command when the shop started it and reads its progress. */
export const APART = 'apart';

/**
 * Reports progress: to the parent shop over IPC, or to the person at the terminal. An IPC channel
 * alone does not tell which: other parents may open one too.
 */
export function yearProgress(isApart: boolean): (done: number, total: number) => void {
  if (isApart)
    return (done, total) => {
      if (process.connected) process.send?.({ done, total });
    };
  const progress = createProgress();
  return (done, total) => progress.count('year', done, total);
}
