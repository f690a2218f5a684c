import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { createJobs, type JobRunner } from './jobs.ts';
import { createLog } from './log.ts';

const database = testDatabase();
const NAME = 'try-out';
let runner: JobRunner;

afterEach(() => runner.stop());

/** Starts workers that write down what they ran; the job numbered `failing` fails once. */
async function working(failing?: number) {
  runner = await createJobs(database.url, createLog('silent'), [NAME], {});
  const ran: number[] = [];
  const run = async (_machine: unknown, { nth }: { nth: number }) => {
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

test('a queue at rest begins a job as soon as its change is done', async () => {
  const { ran, send, start } = await working();
  await start();
  await send(1);
  await expect.poll(() => ran.length).toBe(1);
  // The queue has looked a moment ago, and would not look again by itself before this gives up.
  await send(1);
  await expect.poll(() => ran.length, { timeout: 3_000 }).toBe(2);
});
