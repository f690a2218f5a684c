import type { Db } from '#registry/schema.ts';
import { type ClosingSnapshot, closingSnapshot, type PeriodKind } from '../rules/index.ts';
import { chainHash, GENESIS } from './chain.ts';
import type { ChainProblem } from './chain-problem.ts';
import { closingName } from './close-books.ts';
import { readPeriodTotals } from './period-totals.ts';

/**
 * Verifies all sealed periods: no gap, content equal to its hash, totals equal to the documents
 * (INV-06); for deleted years only the seals can be checked.
 */
export async function verifyClosings(
  db: Db,
): Promise<{ closings: number; problems: ChainProblem[] }> {
  const rows = await db
    .selectFrom('closings')
    .selectAll()
    .orderBy('kind')
    .orderBy('first_day')
    .execute();
  const { purged } = await db
    .selectFrom('book_purges')
    .select(({ fn }) => fn.max('before').as('purged'))
    .executeTakeFirstOrThrow();
  const problems: ChainProblem[] = [];
  const before = new Map<PeriodKind, { hash: string; closing: ClosingSnapshot }>();
  for (const row of rows) {
    const closing: ClosingSnapshot = JSON.parse(row.snapshot);
    const name = closingName({ kind: row.kind, firstDay: row.first_day });
    const earlier = before.get(row.kind);
    if (row.previous_hash !== (earlier?.hash ?? GENESIS))
      problems.push({ code: 'closing.follows', name });
    if (chainHash(row.previous_hash, name, row.snapshot) !== row.hash)
      problems.push({ code: 'closing.sealed', name });
    if (earlier && nextDay(earlier.closing.lastDay) !== row.first_day)
      problems.push({ code: 'closing.missing', name });
    const isPurged = purged !== null && row.first_day < purged;
    if (!isPurged && JSON.stringify(await recompute(db, row, earlier?.closing)) !== row.snapshot)
      problems.push({ code: 'closing.totals', name });
    before.set(row.kind, { hash: row.hash, closing });
  }
  return { closings: rows.length, problems };
}

const nextDay = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

async function recompute(
  db: Db,
  row: { kind: PeriodKind; first_day: string; last_day: string },
  earlier: ClosingSnapshot | undefined,
): Promise<ClosingSnapshot> {
  const first = Temporal.PlainDate.from(row.first_day);
  const last = Temporal.PlainDate.from(row.last_day);
  const totals = await readPeriodTotals(db, { first, last });
  return closingSnapshot(
    { kind: row.kind, first, last },
    totals,
    earlier?.sinceTheBeginning ?? null,
  );
}
