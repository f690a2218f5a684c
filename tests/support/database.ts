import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createDatabase, createPool } from '#platform/database.ts';
import type { Database } from '../../src/schema.ts';

export interface TestDatabase {
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
}

/**
 * Call it once at the top of a `.db.test.ts`. The file gets the database of its worker, with every
 * table empty before each test but those a migration filled. The members may be used inside tests and hooks, not before.
 */
export function testDatabase(): TestDatabase {
  const name = `worker_${process.env.VITEST_POOL_ID}`;
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const pool = createPool(url.href, 5);
  let truncate = '';

  beforeAll(async () => {
    await createFromTemplate(name);
    truncate = await truncation(pool);
  });
  beforeEach(async () => {
    await pool.query(truncate);
  });
  afterAll(() => pool.end());
  return { url: url.href, db: createDatabase<Database>(pool), pool };
}

async function createFromTemplate(name: string) {
  const admin = createPool(inject('databaseServer'), 1);
  const found = await admin.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await admin.query(`create database ${name} template template`);
  await admin.end();
}

/** One statement that empties whatever holds a row; a truncate of an empty table costs as much. */
async function truncation(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
     where schemaname = 'public' and tablename <> all ($1)`,
    [inject('referenceTables')],
  );
  const checks = rows.map(
    ({ table }) =>
      `if exists (select from ${table}) then filled := array_append(filled, '${table}'); end if;`,
  );
  return `do $$ declare filled text[] := '{}'; begin
    ${checks.join('\n')}
    if cardinality(filled) > 0 then
      execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
    end if;
    delete from pgboss.job;
  end $$`;
}
