import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { createPool, createPooledShopPool, createShopPool, runsAsShop } from './database.ts';

const database = testDatabase();
const open: { end(): Promise<void> }[] = [];

function opened<Pool extends { end(): Promise<void> }>(pool: Pool): Pool {
  open.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.end();
});

/** Runs in a process of its own: after a limit of named statements the driver names no more. */
const countPrepared = async (pool: 'createPool' | 'createPooledShopPool') => {
  const script = `
    import { ${pool} } from '#platform/database.ts';
    const pool = ${pool}(process.env.DATABASE, 1);
    await pool.query('select $1::int + 1 as sum', [1]);
    const { rows } = await pool.query('select count(*)::int as count from pg_prepared_statements');
    console.log(rows[0].count);
    await pool.end();`;
  const env = { ...process.env, DATABASE: database.url };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env },
  );
  return Number(stdout);
};

test('decision 0455: behind a pooler nothing is prepared on a connection, which the next transaction may not have', async () => {
  expect(await countPrepared('createPool')).toBe(1);
  expect(await countPrepared('createPooledShopPool')).toBe(0);
});

test('decision 0455: a transaction behind a pooler begins with its first statement, and is undone whole', async () => {
  const client = await opened(createPooledShopPool(database.url, 1)).connect();
  await client.query('begin');
  await client.query('create table begun (n int)');
  await client.query('rollback');
  const { rows } = await client.query(`select to_regclass('begun') as begun`);
  client.release();
  expect(rows).toEqual([{ begun: null }]);
});

test('decision 0455: what runs with more power than the shop is seen', async () => {
  expect(await runsAsShop(opened(createPooledShopPool(database.url, 1)))).toBe(false);
  const role = 'gamelle_shop';
  expect(await runsAsShop(opened(createPool(database.url, 1, { role })))).toBe(true);
});

test('decision 0517: only where it is said a commit does not wait for the disk, and its pool has no more power', async () => {
  const waits = async (pool: ReturnType<typeof createShopPool>) => {
    const { rows } = await pool.query('show synchronous_commit');
    return rows[0].synchronous_commit;
  };
  const before = await waits(opened(createPool(database.url, 1)));
  expect(await waits(opened(createShopPool(database.url, 1)))).toBe(before);
  const hasty = opened(createShopPool(database.url, 1, { waitsForDisk: false }));
  expect(await waits(hasty)).toBe('off');
  expect(await runsAsShop(hasty)).toBe(true);
});
