import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { createJobs, type JobRunner } from './jobs.ts';
import { createLog } from './log.ts';

const database = testDatabase();
const NAME = 'try-out';
let runner: JobRunner;

const NOBODY = { 'mail.queued': [] };

afterEach(() => {
  vi.restoreAllMocks();
  return runner.stop();
});

/** Starts workers that write down what they ran; the job numbered `failing` fails once. */
async function working(failing?: number) {
  runner = await createJobs(database.url, createLog('silent'), [NAME], NOBODY);
  const ran: number[] = [];
  const run = async (_appContext: unknown, { nth }: { nth: number }) => {
    ran.push(nth);
    if (nth === failing && ran.filter((one) => one === nth).length === 1) throw new Error('once');
  };
  const send = (count: number) =>
    database.db.transaction().execute(async (tx) => {
      for (let nth = 0; nth < count; nth += 1) await runner.send(tx, NAME, { nth });
    });
  return { ran, send, start: () => runner.work({}, [{ name: NAME, run }]) };
}

test('a hundred waiting jobs are run in a few seconds, each once', async () => {
  const { ran, send, start } = await working();
  await send(100);
  await start();
  await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(100);
  expect(new Set(ran).size).toBe(100);
});

test('a job that fails is tried again, and the others beside it are not', async () => {
  const { ran, send, start } = await working(3);
  await send(8);
  await start();
  await expect.poll(() => ran.length, { timeout: 15_000 }).toBe(9);
  expect(ran.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 7]);
});

test('a queue is told of a job and does not keep asking for one', async () => {
  const names = Array.from({ length: 30 }, (_, nth) => `try-out-${nth}`);
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const looks = () => queries.mock.calls.filter(([text]) => String(text).includes('SKIP LOCKED'));
  runner = await createJobs(database.url, createLog('silent'), names, NOBODY);
  const ran: string[] = [];
  const run = async (_appContext: unknown, { name }: { name: string }) => void ran.push(name);
  await runner.work(
    {},
    names.map((name) => ({ name, run })),
  );
  // Each worker polls once at its start, and every half second when no notification arrives.
  await expect.poll(() => looks().length).toBeGreaterThanOrEqual(names.length);
  queries.mockClear();
  await database.pool.query('select pg_sleep(1.5)');
  expect(looks().length).toBeLessThan(names.length);
  const [name = ''] = names;
  await database.db.transaction().execute((tx) => runner.send(tx, name, { name }));
  await expect.poll(() => ran, { timeout: 3_000 }).toEqual([name]);
});
