import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { createDatabase, createPool } from '#platform/database.ts';
import type { Database } from '../../src/registry/schema.ts';
import { askBroker, isServed, workerNumber } from './ask-broker.ts';
import { migratedFolder } from './database-server.ts';

const server = await serverOfRun();
const name = `worker_${workerNumber}`;

async function serverOfRun() {
  // Created by a worker, which imports the application anyway, rather than by the main process that
  // all workers wait for.
  if (isServed) await migratedFolder();
  const found = await askBroker<{ url: string; referenceTables: string[] }>('/database');
  return found ?? { url: 'postgres://nowhere.test', referenceTables: [] };
}

export interface TestDatabase {
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
}

/**
 * Resources a worker shares between its files, because each new connection has no cached plans.
 * `emptier` is a connection with triggers and foreign keys disabled: switching them per test would
 * discard its plans.
 */
interface OfWorker extends TestDatabase {
  emptier: pg.Pool;
}

let ofWorker: OfWorker | undefined;
let isPrepared = false;

function openedOnce(): OfWorker {
  if (ofWorker) return ofWorker;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, 5);
  const atRest = new URL(url);
  atRest.searchParams.set('options', '-c session_replication_role=replica');
  const emptier = createPool(atRest.href, 1);
  ofWorker = { url: url.href, db: createDatabase<Database>(pool), pool, emptier };
  return ofWorker;
}

/**
 * Call it once at the top of a `.db.test.ts`. The file gets the database of its worker, with every
 * table empty before each test but those a migration filled. The members may be used inside tests and hooks, not before.
 */
export function testDatabase(): TestDatabase {
  const { emptier, ...database } = openedOnce();
  beforeAll(async () => {
    if (isPrepared) return;
    await createFromTemplate();
    await createEmptying(emptier);
    isPrepared = true;
  });
  beforeEach(emptyDatabase);
  afterAll(async () => {
    const { pool } = database;
    if (pool.idleCount === pool.totalCount) return;
    // A connection is still in use: the next file gets new ones.
    ofWorker = undefined;
    await Promise.all([pool.end(), emptier.end()]);
  });
  return database;
}

/**
 * Empties the database of this worker, as before each test, for tests that simulate several runs.
 */
export async function emptyDatabase(): Promise<void> {
  await openedOnce().emptier.query('select empty_tables()');
}

/**
 * Takes a snapshot of all rows and returns a function that restores it, to repeat tests after an
 * expensive setup. Sequences are restored too; reference data are left alone.
 */
export async function snapshotDatabase(): Promise<() => Promise<void>> {
  const { emptier } = openedOnce();
  const { rows } = await emptier.query<{ table: string; columns: string }>(
    `select c.oid::regclass::text as table, string_agg(quote_ident(a.attname), ', ') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid`,
    [server.referenceTables],
  );
  const drop = 'drop schema if exists snapshot cascade';
  await emptier.query(`${drop}; create schema snapshot`);
  // Its tables have the same names as the shop's: queries of the catalogue by table name would find
  // both.
  onTestFinished(async () => {
    await emptier.query(drop);
  });
  const restored: string[] = [];
  for (const { table, columns } of rows) {
    const filled = await emptier.query(`select from ${table} limit 1`);
    if (filled.rowCount === 0) continue;
    await emptier.query(`create table snapshot.${table} as select ${columns} from ${table}`);
    restored.push(`insert into ${table} (${columns}) overriding system value
      select ${columns} from snapshot.${table};`);
  }
  const sequences = await emptier.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, value } of sequences.rows)
    restored.push(`perform setval('${name}', ${value});`);
  await emptier.query(`create or replace function snapshot.restore_tables() returns void language plpgsql
    as $$ begin perform empty_tables(); ${restored.join('\n')} end $$`);
  return async () => {
    await emptier.query('select snapshot.restore_tables()');
  };
}

/**
 * Gives the next file of this worker a new database, after tests that may change reference data.
 * Call it in `afterAll`.
 */
export async function spoilDatabase(): Promise<void> {
  const { pool, emptier } = openedOnce();
  ofWorker = undefined;
  isPrepared = false;
  await Promise.all([pool.end(), emptier.end()]);
  const admin = createPool(server.url, 1);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

async function createFromTemplate() {
  const admin = createPool(server.url, 1);
  const found = await admin.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await admin.query(`create database ${name} template template`);
  await admin.end();
}

/** A test may have advanced a sequence without leaving a row. */
const restarting = (sequence: string) =>
  `if (select is_called from ${sequence}) then perform setval('${sequence}', 1, false); end if;`;

/**
 * Creates the SQL function that empties non-empty tables and restarts sequences. It deletes instead
 * of truncating, which would create new files for every table and index and invalidate cached
 * plans.
 */
async function createEmptying(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string; sequence: string | null }>(
    `select t.oid::regclass::text as table, min(s.oid::regclass::text) as sequence
     from pg_class t
       left join pg_depend d on d.refobjid = t.oid and d.deptype in ('a', 'i')
       left join pg_class s on s.oid = d.objid and s.relkind = 'S'
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
       and t.relname <> all ($1)
     group by t.oid`,
    [server.referenceTables],
  );
  const deletions = rows.map(
    ({ table, sequence }) => `if exists (select from ${table}) then delete from ${table}; end if;
      ${sequence ? restarting(sequence) : ''}`,
  );
  const alone = await pool.query<{ sequence: string }>(
    `select s.oid::regclass::text as sequence from pg_class s
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = s.oid and d.deptype in ('a', 'i'))`,
  );
  // Process caches of catalogue data belong to the previous test; disabled triggers do not
  // invalidate them.
  await pool.query(`create or replace function empty_tables() returns void language plpgsql
    as $$ begin
      ${deletions.join('\n')}
      ${alone.rows.map(({ sequence }) => restarting(sequence)).join('\n')}
      update offer_version set version = version + 1, raised_by = pg_current_xact_id();
      delete from pgboss.job;
    end $$`);
}
