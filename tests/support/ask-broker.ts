import { inject } from 'vitest';

/** Number of this worker; workers share nothing that belongs to one of them. */
export const workerNumber = process.env.VITEST_POOL_ID ?? '1';

/** Whether the broker runs: not when tests are only listed. */
export const isServed = inject('broker') !== undefined;

/**
 * Requests something that all files of this worker share from the main process. Undefined when
 * tests are only listed, which starts nothing.
 * @throws Error with the reason, when it could not be started.
 */
export async function askBroker<T>(path: string): Promise<T | undefined> {
  const broker = inject('broker');
  if (broker === undefined) return undefined;
  for (;;) {
    const answer = await fetch(broker + path);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    // Status 202: still being created.
    if (answer.status === 200) return JSON.parse(text) as T;
  }
}
