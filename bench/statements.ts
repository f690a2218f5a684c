import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hangUp } from './ask.ts';
import { logStatements } from './plans.ts';
import type { PreparedShop } from './prepare.ts';
import { startShopServer } from './servers.ts';

const WARM_UP = 20;
const COUNTED = 30;
/** The log is written a moment later. */
const SETTLING_MS = 500;
/** A statement that was run; those that open and close transactions travel with others. */
const STATEMENT = /\b(?:execute [^:]*|statement): (?!begin|commit|rollback)/gi;

/**
 * How many statements one piece of each work takes, what was read once before them left out: of a web
 * process of its own in which no job runs and no document is kept.
 */
export async function statementsOfEach(
  { databaseUrl, dataDir, env }: PreparedShop,
  works: readonly { run: (url: string, nth: number) => Promise<unknown> }[],
): Promise<number[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await logStatements(client);
    const shop = await startShopServer({ ...env, ROLE: 'web', DOCUMENT_CACHE_MB: '0' });
    const log = join(dataDir, 'postgres', 'server.log');
    const counts: number[] = [];
    for (const { run } of works) {
      for (let nth = 0; nth < WARM_UP; nth += 1) await run(shop.url, nth);
      await wait(SETTLING_MS);
      const before = readFileSync(log).length;
      for (let nth = 0; nth < COUNTED; nth += 1) await run(shop.url, nth);
      await wait(SETTLING_MS);
      const written = readFileSync(log).subarray(before).toString();
      counts.push((written.match(STATEMENT)?.length ?? 0) / COUNTED);
    }
    hangUp();
    await shop.stop();
    return counts;
  } finally {
    for (const setting of ['log_min_messages', 'log_min_duration_statement'])
      await client.query(`do $$ begin execute
        format('alter database %I reset ${setting}', current_database()); end $$`);
    await client.end();
  }
}
