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
  /** Pages of 8 KB looked at. */
  pages: number;
  /** Rows looked at in tables and indexes, kept or not. */
  rows: number;
  /** Tables that were read from beginning to end. */
  scanned: string[];
}

interface Sent {
  text: string;
  values: unknown[];
}

/**
 * What the statements with parameters sent while `run` goes on make the database look at; `only` those
 * that match. They are sent a second time: what one of them wrote has to be taken back by then.
 */
export async function costOf(
  pool: pg.Pool,
  run: () => Promise<unknown>,
  only = /(?:)/,
): Promise<StatementCost> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  // Long statements, and those that read every column, travel without a name.
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

/** With parameters, and not of the queues, which are served beside. */
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
