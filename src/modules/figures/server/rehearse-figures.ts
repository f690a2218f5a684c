import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import { compareFigures, type Difference } from './compare-figures.ts';
import { FUNNEL_DAYS } from './derive-funnel.ts';
import { keepFigures, keepFunnel, rebuildFigures } from './keep-figures.ts';

/** Every table of the model that is derived; answers of the guide are counted as they come. */
const FACTS = [
  'sales_facts',
  'promotion_facts',
  'invoice_facts',
  'renewal_facts',
  'recovery_facts',
  'dispatch_facts',
  'recurring_moves',
  'recurring_facts',
  'subscription_lives',
  'subscription_months',
  'cohort_facts',
  'ending_facts',
  'funnel_facts',
] as const;

export interface FigureRehearsal {
  /** Lines of all facts. */
  facts: number;
  /** Facts that stand and are not derived again, and the other way round: the table and the line. */
  first: string[];
  /** What the second time made other than the first. */
  second: string[];
  /** Days on which facts, orders and ledger differ. */
  differences: Difference[];
}

/**
 * Derives all figures again from nothing, twice, and compares each line with the one that stands. Everything is seen as
 * it stood when this began; for a transaction that is taken back, which must begin with it.
 */
export async function rehearseFigures(work: UnitOfWork): Promise<FigureRehearsal> {
  await sql`set transaction isolation level repeatable read`.execute(work.tx);
  // Waits for who keeps the figures before it sees anything, and lets nobody keep them until it is over.
  await sql`lock table figure_pace in exclusive mode`.execute(work.tx);
  await keepFigures(work);
  await keepFunnel(work, FUNNEL_DAYS);
  const differences = await compareFigures(work);
  const standing = await readFacts(work);
  await rebuildFigures(work);
  const once = await readFacts(work);
  await rebuildFigures(work);
  const twice = await readFacts(work);
  return {
    facts: standing.length,
    first: unlike(standing, once),
    second: unlike(once, twice),
    differences,
  };
}

async function readFacts({ tx }: UnitOfWork): Promise<string[]> {
  const all: string[] = [];
  for (const table of FACTS) {
    const { rows } = await sql<{ line: string }>`
      select t::text as line from ${sql.table(table)} t order by t::text collate "C"`.execute(tx);
    for (const { line } of rows) all.push(`${table} ${line}`);
  }
  return all;
}

/** Lines of one that the other lacks; none is there twice, since each has its key. */
function unlike(one: readonly string[], other: readonly string[]): string[] {
  const [mine, theirs] = [new Set(one), new Set(other)];
  return [...mine.symmetricDifference(theirs)];
}
