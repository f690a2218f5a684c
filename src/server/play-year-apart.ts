import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '#platform/log.ts';
import { APART } from '#seed/year/year-progress.ts';

interface Playing {
  /** The file of the shop, which has the command `year`. */
  file: string;
  log: Log;
  onProgress: (done: number, total: number) => void;
}

/** Restarts after an unexpected exit without progress. */
const MOST_TRIES = 3;
/** Milliseconds the running step is given to finish. */
const LAST_STEP_MS = 10_000;

/**
 * Simulates the demonstration year in a separate process, so that requests to the shop are not slowed down. `done` resolves to
 * whether it was completed; `stop` waits until the process has exited.
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
      // `close` is not emitted after we disconnect the channel ourselves, so `exit` is used.
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
