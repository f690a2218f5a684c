import type { Log } from './log.ts';

/**
 * Does the same for each of some rows, one after the other. One that fails is written in the log and
 * keeps no other waiting. @throws AggregateError in the end when any failed: the job is tried again.
 */
export async function forEachIsolated<T>(
  { log }: { log: Log },
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await run(item);
    } catch (error) {
      log.error({ err: error, item }, 'one of many failed; the others go on');
      failures.push(error);
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
