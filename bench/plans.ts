import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The log is written a moment later. */
const SETTLING_MS = 500;

interface Seen {
  text: string;
  values: string[];
}

/** Makes the server write down every statement of connections opened to this database from now on. */
export async function logStatements(client: pg.Client): Promise<void> {
  // Settings of a database: what the built-in server was started with outweighs those of a file.
  for (const setting of ['log_min_messages = log', 'log_min_duration_statement = 0'])
    await client.query(`do $$ begin execute
      format('alter database %I set ${setting}', current_database()); end $$`);
}

/** The statements written down while something runs, each once. */
export async function statementsOf(logFile: string, run: () => Promise<void>): Promise<Seen[]> {
  const before = readFileSync(logFile).length;
  await run();
  await wait(SETTLING_MS);
  return parse(readFileSync(logFile).subarray(before).toString());
}

function parse(log: string): Seen[] {
  const found = new Map<string, Seen>();
  const entry =
    /execute [^:]*: ([\s\S]*?)\n[^\n]*DETAIL:\s+Parameters: ([\s\S]*?)(?=\n[^\n]*LOG: |$)/g;
  for (const [, text = '', parameters = ''] of log.matchAll(entry)) {
    const values = [...parameters.matchAll(/\$\d+ = ('(?:[^']|'')*'|NULL)/g)].map(
      ([, value = 'NULL']) => value,
    );
    found.set(text.replace(/\s+/g, ' ').trim(), { text, values });
  }
  return [...found.values()];
}

/** How PostgreSQL answers a statement, run and taken back. */
export async function planOf(client: pg.Client, { text, values }: Seen): Promise<string> {
  await client.query('begin');
  try {
    const bound = text.replace(/\$(\d+)/g, (_, nth) => values[Number(nth) - 1] ?? 'NULL');
    const { rows } = await client.query(`explain (analyze, costs off, timing off) ${bound}`);
    return rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n');
  } catch (error) {
    return `    not explained: ${(error as Error).message}`;
  } finally {
    await client.query('rollback');
  }
}
