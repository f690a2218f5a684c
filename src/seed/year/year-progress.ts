import { createProgress } from '#platform/progress.ts';

/** Said behind the command `year` by the shop that began it and is told how far it is. */
export const APART = 'apart';

/**
 * Tells how far the year is: the shop that began it, over their channel, or else the person at the terminal.
 * A channel alone says nothing of whom: whatever starts the command for a person may hold one, too.
 */
export function yearProgress(isApart: boolean): (done: number, total: number) => void {
  if (isApart)
    return (done, total) => {
      if (process.connected) process.send?.({ done, total });
    };
  const progress = createProgress();
  return (done, total) => progress.count('year', done, total);
}
