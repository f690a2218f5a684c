import { setPriority } from 'node:os';
import { createProgress } from '#platform/progress.ts';
import { jobs, listeners } from '#registry/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { isYearWaiting } from '#seed/year/demo-year.ts';

/** Side by side, and beside the lock of the day; what a failing machine takes back is played again. */
export const YEAR_CONNECTIONS = { connections: 12, waitsForDisk: false };

/** Lower than whoever uses the shop meanwhile. */
const LOW_PRIORITY = 10;

/** `npm run shop -- year`: plays what is left of the demonstration's year, in the foreground or for the shop that began it. */
export async function yearCommand(appContext: AppContext): Promise<string[]> {
  if (!(await isYearWaiting(appContext))) return ['No year waits to be played here.'];
  const { playDemoYear } = await import('#seed/year/play-demo-year.ts');
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', stop);
  setPriority(LOW_PRIORITY);
  const progress = createProgress();
  const tell = (done: number, total: number): void => {
    if (process.connected) process.send?.({ done, total });
    else if (!process.send) progress.count('year', done, total);
  };
  const isWhole = await playDemoYear(appContext, {
    machine: { jobs, listeners },
    stopping: stopping.signal,
    onProgress: tell,
  });
  if (process.connected) process.disconnect?.();
  // Whoever began this one takes 0 for a whole year.
  if (!isWhole) process.exitCode = 1;
  return [isWhole ? 'The year is whole.' : 'The year goes on when it is asked for again.'];
}
