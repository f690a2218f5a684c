import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { withAdvisoryLock } from './advisory-lock.ts';
import { createClock, stopwatch } from './clock.ts';
import type { JobDefinition } from './jobs.ts';
import { followMovedClock, keepMovedClock } from './moved-clock.ts';
import { replanSchedules, type Scheduled, takeDue } from './schedules.ts';
import type { PlatformTables } from './tables.ts';
import type { AppContext } from './unit-of-work.ts';

/**
 * The clock stops twice a day, so that what is due on a civil day happens on that day of the moved
 * clock.
 */
const STEP_SECONDS = 12 * 3600;
/**
 * Over a longer span the steps grow: half a day each up to 200 days, about nine days each over ten
 * years.
 */
const MOST_STOPS = 400;
const LOCK = 729_450_295;
const IDLE_POLL_MS = 15;
/** How long the clock waits at one stop for a job that does not end. */
const IDLE_LIMIT_MS = 30_000;

/** The moments at which a clock that goes from `from` to `to` stops for its jobs; `to` is the last. */
export function stopsBetween(from: Temporal.Instant, to: Temporal.Instant): Temporal.Instant[] {
  const seconds = (to.epochMilliseconds - from.epochMilliseconds) / 1000;
  const step = Math.max(STEP_SECONDS, Math.ceil(seconds / MOST_STOPS));
  const stops: Temporal.Instant[] = [];
  for (let at = step; at < seconds; at += step) stops.push(from.add({ seconds: at }));
  return [...stops, to];
}

/**
 * Wraps jobs so that they read the moved clock from the database before they run: another process
 * may have moved it.
 */
export const onMovedClock = <DB extends PlatformTables, E>(
  jobs: readonly JobDefinition<AppContext<DB, E>, never>[],
): JobDefinition<AppContext<DB, E>, never>[] =>
  jobs.map((job) => ({
    ...job,
    run: async (appContext, data, stopping) => {
      await followMovedClock(platformTablesOf(appContext), appContext.clock);
      await job.run(appContext, data, stopping);
    },
  }));

export const scheduledOf = (
  jobs: readonly { name: string; schedule?: string }[],
): readonly Scheduled[] =>
  jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));

/**
 * Moves the shop's clock to `offset` from the machine's time. Forwards, it stops on the way: at
 * each stop every due job runs, and the jobs it queued finish before the clock goes on, as if the
 * days had passed (S-29). Backwards, it jumps, and every schedule is planned anew. One move at a
 * time; `onStop` is called at each stop.
 *
 * A worker has to run the queue, in this process or another.
 */
export async function advanceClock<DB extends PlatformTables, E>(
  appContext: AppContext<DB, E>,
  jobs: readonly JobDefinition<AppContext<DB, E>, never>[],
  offset: Temporal.Duration,
  onStop: (now: Temporal.Instant) => void = () => undefined,
): Promise<void> {
  const { clock } = appContext;
  const db = platformTablesOf(appContext);
  const scheduled = scheduledOf(jobs);
  const following = onMovedClock(jobs);
  await withAdvisoryLock(db, LOCK, async () => {
    await followMovedClock(db, clock);
    const from = clock.now();
    clock.move(offset);
    const to = clock.now();
    const awaited = following.filter(({ isBackground }) => !isBackground);
    if (Temporal.Instant.compare(to, from) <= 0) {
      await keepMovedClock(db, offset);
      await replanSchedules(db, scheduled, to);
      return onStop(to);
    }
    for (const stop of stopsBetween(from, to)) {
      const reached = stop === to ? offset : timeUntil(stop);
      clock.move(reached);
      await keepMovedClock(db, reached);
      await runDue(appContext, awaited);
      onStop(clock.now());
    }
  });
}

/** How far a moment is from the machine's time: the move that brings the clock there. */
export function timeUntil(moment: Temporal.Instant): Temporal.Duration {
  return createClock().now().until(moment, { largestUnit: 'hours' });
}

/**
 * Runs the due jobs one after the other, and waits for the jobs they queued. A failed job goes to
 * the queue.
 */
async function runDue<DB extends PlatformTables, E>(
  appContext: AppContext<DB, E>,
  jobs: readonly JobDefinition<AppContext<DB, E>, never>[],
): Promise<void> {
  const { clock, log } = appContext;
  const db = platformTablesOf(appContext);
  await followMovedClock(db, clock);
  const due = await db.transaction().execute((tx) => takeDue(tx, scheduledOf(jobs), clock.now()));
  for (const name of due)
    try {
      await jobs.find((job) => job.name === name)?.run(appContext, {} as never);
    } catch (error) {
      log.warn({ job: name, err: error }, 'job failed and will be tried again');
      await db.transaction().execute((tx) => appContext.jobs.send(tx, name, {}));
    }
  const names = jobs.map(({ name }) => name);
  const elapsed = stopwatch();
  while ((await isBusy(db, names)) && elapsed() < IDLE_LIMIT_MS) await wait(IDLE_POLL_MS);
}

/** Whether one of these jobs is queued or running; a job that waits for a retry does not count. */
async function isBusy(db: Kysely<PlatformTables>, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (
      select from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() and name = any(${names})
    ) as busy`.execute(db);
  return rows[0]?.busy ?? false;
}

/** The same database handle, typed with the platform's tables only. */
const platformTablesOf = <DB extends PlatformTables, E>({ db }: AppContext<DB, E>) =>
  db as unknown as Kysely<PlatformTables>;
