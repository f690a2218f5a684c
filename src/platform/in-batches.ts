import type { AppContext, UnitOfWork } from './unit-of-work.ts';
import { transact } from './unit-of-work.ts';

/** Maximum rows per transaction: a large deletion neither holds locks for long nor fills the memory. */
const BATCH = 1000;

/**
 * Runs a command that handles at most `limit` rows and returns their number, each time in a transaction of its own,
 * until fewer are left or the process is to end.
 */
export async function inBatches<DB, E>(
  appContext: AppContext<DB, E>,
  stopping: AbortSignal | undefined,
  command: (work: UnitOfWork<DB, E>, limit: number) => Promise<number>,
): Promise<void> {
  for (let done = BATCH; done >= BATCH && !stopping?.aborted; )
    done = await transact(appContext, (work) => command(work, BATCH));
}
