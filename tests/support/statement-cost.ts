import pg from 'pg';
import { vi } from 'vitest';

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

export interface StatementCost {
  /** Pages of 8 KB read. */
  pages: number;
  /** Rows visited in tables and indexes, returned or not. */
  rows: number;
  /** Tables with a sequential scan. */
  scanned: string[];
}

interface Sent {
  text: string;
  values: unknown[];
}

/**
 * Cost of the parameterised statements sent during `run`; `only` filters them. They are executed a
 * second time, so the effects of the first have to be rolled back before.
 */
export async function costOf(
  pool: pg.Pool,
  run: () => Promise<unknown>,
  only = /(?:)/,
): Promise<StatementCost> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  // Long statements, and those selecting every column, are not prepared by name.
  const sent = (spy.mock.calls as unknown[][]).map(([statement, values]) =>
    typeof statement === 'string'
      ? { text: statement, values: values as Sent['values'] }
      : (statement as Sent),
  );
  spy.mockRestore();
  const cost: StatementCost = { pages: 0, rows: 0, scanned: [] };
  for (const { text, values } of sent.filter(isOurs)) {
    if (!only.test(text)) continue;
    const { rows } = await pool.query(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    cost.rows += rowsRead(plan);
    cost.scanned.push(...tablesScanned(plan));
  }
  return cost;
}

/** Parameterised statements, without those of the job queue. */
const isOurs = ({ text, values }: Sent) => values?.length > 0 && !text.includes('pgboss');

function rowsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
  if (!/^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type'])) return below;
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return below + each * plan['Actual Loops'];
}

function tablesScanned(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(tablesScanned);
  const own = plan['Node Type'] === 'Seq Scan' ? plan['Relation Name'] : undefined;
  return own ? [own, ...below] : below;
}
