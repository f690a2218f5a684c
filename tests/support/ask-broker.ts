import { inject } from 'vitest';

/** The worker this process is; two workers never share what belongs to a worker. */
export const workerNumber = process.env.VITEST_POOL_ID ?? '1';

/** Whether there is somebody to ask: not when tests are only listed, which starts nothing. */
export const isServed = inject('broker') !== undefined;

/**
 * Asks the process of the run for something all files of this worker share. Undefined when tests are
 * only listed, which starts nothing.
 * @throws Error when it could not be started, with the reason.
 */
export async function askBroker<T>(path: string): Promise<T | undefined> {
  const broker = inject('broker');
  if (broker === undefined) return undefined;
  for (;;) {
    const answer = await fetch(broker + path);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    // 202: it is still being made.
    if (answer.status === 200) return JSON.parse(text) as T;
  }
}
