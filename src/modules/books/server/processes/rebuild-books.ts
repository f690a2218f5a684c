import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { type BookEntry, entryOfPayout, entryOfReturn } from '../../rules/index.ts';
import { writeEntry } from '../write-entry.ts';

/** Recomputes all ledger entries of a module from its own data, in batches. */
export type BookSource = (db: Db) => AsyncIterable<readonly BookEntry[]>;

export interface Rebuilt {
  /** Number of recomputed entries. */
  derived: number;
  /** Keys of missing entries, which are now written. */
  missing: string[];
  /** Keys of entries that differ from their source: a person has to investigate. */
  different: string[];
  /** Keys of entries without a source. */
  unexplained: string[];
}

/**
 * Recomputes every entry from documents, movements, payouts and their returns, and compares it with the ledger to
 * the cent. Missing entries are written, differences are only reported: a written entry is never
 * changed.
 */
export const rebuildBooks = (
  appContext: AppContext,
  sources: readonly BookSource[],
): Promise<Rebuilt> =>
  deriveBooks(appContext.db, sources, (missing) =>
    transact(appContext, async (work) => {
      for (const entry of missing) await writeEntry(work, entry);
    }),
  );

/** The same read-only: missing entries are only reported. */
export const compareBooks = (db: Db, sources: readonly BookSource[]): Promise<Rebuilt> =>
  deriveBooks(db, sources, async () => {});

async function deriveBooks(
  db: Db,
  sources: readonly BookSource[],
  add: (missing: readonly BookEntry[]) => Promise<void>,
): Promise<Rebuilt> {
  const rebuilt: Rebuilt = { derived: 0, missing: [], different: [], unexplained: [] };
  const { last } = await db
    .selectFrom('book_entries')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const explained = new Set<string>();
  for (const source of [...sources, payoutEntries])
    for await (const entries of source(db)) {
      const written = await findWritten(
        db,
        entries.map(({ key }) => key),
      );
      const missing = entries.filter(({ key }) => !written.has(key));
      await add(missing);
      rebuilt.derived += entries.length;
      rebuilt.missing.push(...missing.map(({ key }) => key));
      for (const entry of entries) {
        explained.add(entry.key);
        const text = written.get(entry.key);
        if (text !== undefined && text !== linesText(entry.lines))
          rebuilt.different.push(entry.key);
      }
    }
  const standing = await db
    .selectFrom('book_entries')
    .select('key')
    .where('journal', '<>', 'AN')
    .where('id', '<=', last ?? 0)
    .execute();
  rebuilt.unexplained = standing.map(({ key }) => key).filter((key) => !explained.has(key));
  return rebuilt;
}

async function* payoutEntries(db: Db) {
  const rows = await db
    .selectFrom('payouts')
    .select(['provider', 'reference', 'amount', 'arrived_on as arrivedOn'])
    .orderBy('id')
    .execute();
  yield rows.map(entryOfPayout);
  const returns = await db
    .selectFrom('payout_returns')
    .select(['provider', 'reference', 'amount', 'returned_on as returnedOn'])
    .orderBy('reference')
    .execute();
  yield returns.map(entryOfReturn);
}

const linesText = (lines: BookEntry['lines']): string =>
  lines
    .map(({ account, amount }) => `${account} ${amount}`)
    .toSorted()
    .join('\n');

/** Lines of written entries, serialised as text, by key. */
async function findWritten(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('book_entries as e')
    .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
    .select(['e.key', 'l.account', 'l.amount'])
    .where('e.key', 'in', keys)
    .execute();
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byKey].map(([key, lines]) => [key, linesText(lines)]));
}
