import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createReplicatedDatabase } from '../../tests/support/replica.ts';
import { createPool, createShopPool } from './database.ts';
import { createLog } from './log.ts';
import { openReplicaReads, type Reader, type Reads } from './replica-reads.ts';
import type { PlatformTables } from './tables.ts';

let database: Awaited<ReturnType<typeof createReplicatedDatabase>>;
let primary: pg.Pool;
let replica: pg.Pool;
let reads: Reads<PlatformTables>;

/** Impatient, so that a replica that was paused on purpose is soon seen to be behind. */
const PACE = { compareMs: 100, mostLagMs: 200, patienceMs: 100 };

beforeAll(async () => {
  database = await createReplicatedDatabase();
});
afterAll(() => database.remove());

beforeEach(async () => {
  primary = createShopPool(database.url, 2);
  replica = createPool(database.replicaUrl, 1);
  const log = createLog('silent');
  reads = openReplicaReads(primary, { url: database.replicaUrl, size: 2, log, pace: PACE });
  await untilLevel();
});

afterEach(async () => {
  await reads.stop();
  await Promise.all([primary.end(), replica.end()]);
});

const untilLevel = () => expect.poll(reads.standing).toBe('level');

const isOnReplica = async (reader: Reader<PlatformTables>): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(reader);
  return rows[0]?.is ?? false;
};
const untilOnReplica = () => expect.poll(() => isOnReplica(reads.published)).toBe(true);

const write = (at: string) =>
  primary.query(
    `insert into readiness (written_at) values ($1)
     on conflict (one) do update set written_at = excluded.written_at`,
    [at],
  );
const written = async (reader: Reader<PlatformTables>) => {
  const [row] = await reader.selectFrom('readiness').select('written_at').execute();
  return row?.written_at.toISOString();
};

const FIRST = '2026-11-27T08:00:00.000Z';
const SECOND = '2026-11-27T09:00:00.000Z';

test('decision 0528: a replica that lags never answers what its reader changed, and answers again once it has it', async () => {
  await write(FIRST);
  reads.afterChange();
  await untilOnReplica();
  expect(await written(reads.published)).toBe(FIRST);
  expect(await isOnReplica(await reads.latest())).toBe(true);

  await replica.query('select pg_wal_replay_pause()');
  await write(SECOND);
  expect(await written(await reads.latest())).toBe(SECOND);
  reads.afterChange();
  expect(await written(reads.published)).toBe(SECOND);
  expect(await isOnReplica(reads.published)).toBe(false);
  await expect.poll(reads.standing).toBe('behind');
  expect(await written(await reads.latest())).toBe(SECOND);

  await replica.query('select pg_wal_replay_resume()');
  await expect.poll(() => isOnReplica(reads.published)).toBe(true);
  expect(await written(reads.published)).toBe(SECOND);
});

test('decision 0528: a reader cannot write, by its type and on the server', async () => {
  // @ts-expect-error a reader only selects
  expect(() => reads.published.deleteFrom('readiness').execute()).toBeTruthy();
  // @ts-expect-error a reader opens no transaction
  expect(reads.published.transaction).toBeTruthy();
  await untilOnReplica();
  const remove = sql`with gone as (delete from readiness returning one) select one from gone`;
  await expect(remove.execute(reads.published)).rejects.toMatchObject({ code: '25006' });
  expect(reads.standing()).toBe('level');
});

test('decision 0528: while the replica is away the primary answers, and nobody sees an error', async () => {
  await write(FIRST);
  reads.afterChange();
  await untilOnReplica();
  await database.stopReplica();
  const answers = await Promise.all([1, 2, 3].map(() => written(reads.published)));
  expect(answers).toEqual([FIRST, FIRST, FIRST]);
  expect(reads.standing()).toBe('away');
  expect(await written(await reads.latest())).toBe(FIRST);
});
