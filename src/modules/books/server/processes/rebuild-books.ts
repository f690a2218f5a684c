import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { type BookEntry, entryOfPayout } from '../../rules/index.ts';
import { writeEntry } from '../write-entry.ts';

/** What a module books: every entry it should have led to, derived again from what it keeps, in parts. */
export type BookSource = (db: Db) => AsyncIterable<readonly BookEntry[]>;

export interface Rebuilt {
  /** Entries that were derived again. */
  derived: number;
  /** Keys of those that were missing, and are written now. */
  missing: string[];
  /** Keys of those that say something else than what they are derived from: somebody has to look. */
  different: string[];
  /** Keys of entries nothing leads to. */
  unexplained: string[];
}

/**
 * Derives every entry again from documents, movements and payouts, and compares it with what stands in the books to
 * the cent. What is missing is written, what differs is only said: a written entry is never changed.
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

/** The same without writing: what is missing is only said. */
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
}

const linesText = (lines: BookEntry['lines']): string =>
  lines
    .map(({ account, amount }) => `${account} ${amount}`)
    .toSorted()
    .join('\n');

/** The lines of written entries as one text each, by key. */
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
