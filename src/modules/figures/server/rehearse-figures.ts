import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import { compareFigures, type Difference } from './compare-figures.ts';
import { FUNNEL_DAYS } from './derive-funnel.ts';
import { keepFigures, keepFunnel, rebuildFigures } from './keep-figures.ts';

/** All derived tables of the model; guide results are counted directly and cannot be recomputed. */
const FACTS = [
  'sales_facts',
  'sale_day_facts',
  'sale_product_facts',
  'sale_month_facts',
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
  /** Number of rows in all fact tables. */
  facts: number;
  /** Rows that exist and are not recomputed, and the reverse: table and row. */
  first: string[];
  /** Rows that differ between the two recomputations. */
  second: string[];
  /** Days on which facts, orders and ledger differ. */
  differences: Difference[];
}

/**
 * Recomputes all figures from scratch twice and compares every row with the existing one, in a
 * single snapshot. To be called first in a transaction that is rolled back.
 */
export async function rehearseFigures(work: UnitOfWork): Promise<FigureRehearsal> {
  await sql`set transaction isolation level repeatable read`.execute(work.tx);
  // Waits for a running update before the snapshot is taken, and blocks others until the end.
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

/** Rows of one list that the other lacks; keys are unique. */
function unlike(one: readonly string[], other: readonly string[]): string[] {
  const [mine, theirs] = [new Set(one), new Set(other)];
  return [...mine.symmetricDifference(theirs)];
}
