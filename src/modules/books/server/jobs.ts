import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { type BookSource, rebuildBooks } from './processes/rebuild-books.ts';
import { validateEntries } from './validate-entries.ts';

/**
 * Every night: recomputes and compares the ledger (missing entries are written, differences are
 * logged as errors), then numbers the entries of past days.
 */
export const keepBooksJob = (sources: readonly BookSource[]): JobDefinition<AppContext> => ({
  name: 'keep-books',
  schedule: '25 3 * * *',
  run: async (appContext) => {
    const { missing, different, unexplained } = await rebuildBooks(appContext, sources);
    if (missing.length > 0)
      appContext.log.warn({ missing: missing.slice(0, 20) }, 'entries of the books were missing');
    for (const key of [...different, ...unexplained])
      appContext.log.error({ key }, 'an entry of the books is not what it is derived from');
    await transact(appContext, validateEntries);
  },
});
