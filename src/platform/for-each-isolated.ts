import type { Log } from './log.ts';

/**
 * Handles each of several rows, one after the other. A failure is logged and does not stop the
 * others.
 * @throws AggregateError at the end when any failed, so that the job is retried.
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
