import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The log is written, and its settings read, a moment later. */
const SETTLING_MS = 500;

interface Seen {
  text: string;
  values: string[];
}

/** Runs something while the built-in database writes down its statements; returns each once. */
export async function statementsOf(
  databaseUrl: string,
  logFile: string,
  run: () => Promise<void>,
): Promise<Seen[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const set = async (...settings: string[]) => {
    for (const setting of settings) await client.query(`alter system ${setting}`);
    await client.query('select pg_reload_conf()');
    await wait(SETTLING_MS);
  };
  await set('set log_min_messages = log', 'set log_min_duration_statement = 0');
  const before = readFileSync(logFile).length;
  await run();
  await wait(SETTLING_MS);
  const text = readFileSync(logFile).subarray(before).toString();
  await set('reset log_min_messages', 'reset log_min_duration_statement');
  await client.end();
  return parse(text);
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
