import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupProblem } from './startup-problem.ts';

/** Any number; the same in every process, so that two starting at once migrate one after the other. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Applies the SQL files of `folder` in the order of their names, each in its own transaction.
 * Throws StartupProblem when a file that was applied has been edited since.
 */
export async function migrate(pool: pg.Pool, folder: string, onApplied?: (name: string) => void) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of await sqlFiles(folder)) {
      const sql = await readFile(join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      const before = applied.get(name);
      if (before === sha256) continue;
      if (before)
        throw new StartupProblem(`The migration ${name} was edited after it was applied.`);
      await applyOne(client, name, sha256, sql);
      onApplied?.(name);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/**
 * Whether every SQL file of `folder` was applied, checked as the owner of the tables. False before
 * the first start, after an interrupted one, or when there are new files.
 */
export async function isMigrated(pool: pg.Pool, folder: string): Promise<boolean> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return false;
  const applied = await pool.query<{ name: string }>('select name from schema_migrations');
  const names = new Set(applied.rows.map(({ name }) => name));
  return (await sqlFiles(folder)).every((file) => names.has(file));
}

const sqlFiles = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

async function applyOne(client: pg.PoolClient, name: string, sha256: string, sql: string) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
