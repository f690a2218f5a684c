import { afterEach, expect, test } from 'vitest';
import type { Database } from '#registry/schema.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { advanceClock, onMovedClock, scheduledOf } from './advance-clock.ts';
import { createClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createJobs, type JobDefinition, type JobRunner } from './jobs.ts';
import { createLog } from './log.ts';
import { openFiles } from './open-files.ts';
import { readsOfPrimary } from './replica-reads.ts';
import { planSchedules } from './schedules.ts';
import type { AppContext } from './unit-of-work.ts';

type Own = AppContext<Database>;

const DAILY = 'try-out-daily';
const CAUSED = 'try-out-caused';
const PICTURES = 'try-out-pictures';
const database = testDatabase();
let runner: JobRunner;
afterEach(() => runner.stop());

/** A shop whose daily job queues another job, which a second process with its own clock runs. */
async function shopOfTwoProcesses() {
  const log = createLog('silent');
  runner = await createJobs(database.url, log, [DAILY, CAUSED, PICTURES], { 'mail.queued': [] });
  const { db } = database;
  const own: Own = {
    config: readConfig({}),
    db,
    reads: readsOfPrimary(db),
    clock: createClock(),
    jobs: runner,
    log,
    dataDir: '',
    files: openFiles({ folder: '' }),
  };
  const ran: string[] = [];
  let drawn = () => {};
  const whole = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  const jobs: JobDefinition<Own, never>[] = [
    {
      name: DAILY,
      schedule: '10 0 * * *',
      run: async ({ clock, jobs: queue }) => {
        ran.push(`daily ${clock.today()}`);
        await db.transaction().execute((tx) => queue.send(tx, CAUSED, {}));
      },
    },
    { name: CAUSED, run: async ({ clock }) => void ran.push(`caused ${clock.today()}`) },
    { name: PICTURES, schedule: '20 0 * * *', isBackground: true, run: () => whole },
  ];
  await planSchedules(db as never, scheduledOf(jobs), own.clock.now());
  await runner.work({ ...own, clock: createClock() }, onMovedClock(jobs));
  return { own, jobs, ran, drawn };
}

test('S-29 each day that is jumped over has its jobs, and what they cause, in both processes', async () => {
  const { own, jobs, ran } = await shopOfTwoProcesses();
  const first = own.clock.today();
  await advanceClock(own, jobs, Temporal.Duration.from({ days: 5 }));
  const days = [1, 2, 3, 4, 5].map((count) => first.add({ days: count }).toString());
  expect(ran).toEqual(days.flatMap((day) => [`daily ${day}`, `caused ${day}`]));
  expect(own.clock.today().toString()).toBe(days.at(-1));
});

test('S-29 a clock that is set right again plans its jobs anew', async () => {
  const { own, jobs, ran } = await shopOfTwoProcesses();
  await advanceClock(own, jobs, Temporal.Duration.from({ days: 2 }));
  await advanceClock(own, jobs, new Temporal.Duration());
  const before = ran.length;
  await advanceClock(own, jobs, Temporal.Duration.from({ days: 1 }));
  expect(ran.length).toBe(before + 2);
});

test('S-29 pictures that are being drawn hold up no day that is jumped over', async () => {
  const { own, jobs, ran, drawn } = await shopOfTwoProcesses();
  await database.db.transaction().execute((tx) => own.jobs.send(tx, PICTURES, {}));
  await advanceClock(own, jobs, Temporal.Duration.from({ days: 2 }));
  expect(ran.length).toBe(4);
  drawn();
});
