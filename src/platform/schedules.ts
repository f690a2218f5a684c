import { CronExpressionParser } from 'cron-parser';
import type { Kysely, Transaction } from 'kysely';
import { TIME_ZONE } from '#kit/dates.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { PlatformTables } from './tables.ts';

/** A job that runs by the clock: a cron expression in Europe/Paris. */
export interface Scheduled {
  name: string;
  schedule: string;
}

export interface Scheduler {
  /** Stops the loop, after the current check. */
  stop(): Promise<void>;
}

type Send = (tx: Transaction<PlatformTables>, job: string, data: object) => Promise<void>;

interface Parts {
  db: Kysely<PlatformTables>;
  clock: Clock;
  jobs: { send: Send };
  log: Log;
}

/** Interval of the checks in milliseconds: a moved clock is noticed within it. */
const LOOK_MS = 5000;

/** The next moment of a cron expression after an instant. Throws when the expression is invalid. */
export function nextRun(schedule: string, after: Temporal.Instant): Temporal.Instant {
  const currentDate = new Date(after.epochMilliseconds);
  const cron = CronExpressionParser.parse(schedule, { tz: TIME_ZONE, currentDate });
  return Temporal.Instant.fromEpochMilliseconds(cron.next().getTime());
}

/** Stores the next run of each job, unless it is already stored with the same schedule. */
export async function planSchedules(
  db: Kysely<PlatformTables>,
  scheduled: readonly Scheduled[],
  now: Temporal.Instant,
): Promise<void> {
  // Computing the next moment of a cron expression is slow, so it is done only for schedules
  // without one.
  const rows = await db.selectFrom('job_schedules').select(['name', 'schedule']).execute();
  const planned = new Map(rows.map(({ name, schedule }) => [name, schedule]));
  const changed = scheduled.filter(({ name, schedule }) => planned.get(name) !== schedule);
  if (changed.length === 0) return;
  await db
    .insertInto('job_schedules')
    .values(changed.map((one) => plan(one, now)))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({
          schedule: row.ref('excluded.schedule'),
          due_at: row.ref('excluded.due_at'),
        }))
        .whereRef('job_schedules.schedule', '<>', 'excluded.schedule'),
    )
    .execute();
}

/** Plans every job anew from this moment, after the clock was set back. */
export async function replanSchedules(
  db: Kysely<PlatformTables>,
  scheduled: readonly Scheduled[],
  now: Temporal.Instant,
): Promise<void> {
  const names = scheduled.map(({ name }) => name);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('job_schedules').where('name', 'in', names).execute();
    await planSchedules(tx, scheduled, now);
  });
}

/**
 * The jobs that fell due, longest ago first; each is planned for its next moment after `now` in the
 * same transaction, so a job that fell due ten times meanwhile is taken once, by one process.
 */
export async function takeDue(
  tx: Transaction<PlatformTables>,
  scheduled: readonly Scheduled[],
  now: Temporal.Instant,
): Promise<string[]> {
  const existing = new Map(scheduled.map((one) => [one.name, one]));
  const rows = await tx
    .selectFrom('job_schedules')
    .select('name')
    .where('due_at', '<=', new Date(now.epochMilliseconds))
    .where('name', 'in', [...existing.keys()])
    .orderBy('due_at')
    .orderBy('name')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { name } of rows) {
    const { due_at } = plan(existing.get(name) as Scheduled, now);
    await tx.updateTable('job_schedules').set({ due_at }).where('name', '=', name).execute();
  }
  return rows.map(({ name }) => name);
}

const plan = ({ name, schedule }: Scheduled, now: Temporal.Instant) => ({
  name,
  schedule,
  due_at: new Date(nextRun(schedule, now).epochMilliseconds),
});

/** Queues each job when it is due by the shop's clock, until it is stopped. */
export async function followSchedules(
  { db, clock, jobs, log }: Parts,
  scheduled: readonly Scheduled[],
): Promise<Scheduler> {
  await planSchedules(db, scheduled, clock.now());
  const look = async () => {
    try {
      await db.transaction().execute(async (tx) => {
        for (const name of await takeDue(tx, scheduled, clock.now())) await jobs.send(tx, name, {});
      });
    } catch (error) {
      log.warn({ err: error }, 'schedules could not be read and will be looked at again');
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
