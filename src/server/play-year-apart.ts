import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '#platform/log.ts';
import { APART } from '#seed/year/year-progress.ts';

interface Playing {
  /** The file of the shop, which has the command `year`. */
  file: string;
  log: Log;
  onProgress: (done: number, total: number) => void;
}

/** Begun again so often when it ended by itself and no day was played. */
const MOST_TRIES = 3;
/** What is under way is given so long to end. */
const LAST_STEP_MS = 10_000;

/**
 * Plays the year of the demonstration in a process of its own, of low priority: whoever uses the shop has this one for themselves.
 * `done` says whether it came to its end; `stop` waits until it stands still.
 */
export function playYearApart({ file, log, onProgress }: Playing) {
  let isStopping = false;
  let current: ChildProcess | undefined;
  let tries = 0;

  const playOnce = (): Promise<boolean> =>
    new Promise((resolve) => {
      const child = fork(file, ['year', APART], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      current = child;
      child.on('message', ({ done, total }: { done: number; total: number }) => {
        tries = 0;
        onProgress(done, total);
      });
      child.on('error', (error) => {
        log.error({ err: error }, 'the year could not be played');
        resolve(false);
      });
      // `close` never comes once we have disconnected the channel ourselves.
      child.on('exit', (code) => resolve(code === 0));
    });

  const play = async (): Promise<boolean> => {
    while (tries < MOST_TRIES && !isStopping) {
      tries += 1;
      if (await playOnce()) return !isStopping;
    }
    if (!isStopping)
      log.error(
        'the year is not whole: what is due today waits until it is; start the shop again, or begin with a new data folder',
      );
    return false;
  };
  const done = play();
  return {
    done,
    stop: async (): Promise<void> => {
      isStopping = true;
      if (current?.connected) current.disconnect();
      const end = setTimeout(() => current?.kill('SIGKILL'), LAST_STEP_MS);
      await done;
      clearTimeout(end);
    },
  };
}
