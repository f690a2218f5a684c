import { readConfig } from '#platform/config.ts';
import { defaultDataDir } from '#platform/data-folder.ts';
import { createDatabase, createPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog, type Log } from '#platform/log.ts';
import { keepMovedClock, parseMove } from '#platform/moved-clock.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { jobs, listeners } from './jobs.ts';
import type { Database, Db } from './schema.ts';

/**
 * Every job that has a schedule is written once: what fell due by the moved clock is done by the
 * running shop now, or as soon as it runs, and not at the machine's next hour or midnight.
 */
async function runSchedules(url: string, db: Db, log: Log): Promise<void> {
  const names = jobs.map(({ name }) => name);
  const runner = await createJobs(url, log, names, listeners);
  try {
    await db.transaction().execute(async (tx) => {
      for (const { name, schedule } of jobs) if (schedule) await runner.send(tx, name, {});
    });
  } finally {
    await runner.stop();
  }
}

/** `npm run shop -- clock +30d`: moves the clock of the shop, running or not. */
export async function moveClock(text: string | undefined): Promise<void> {
  const config = readConfig();
  if (config.isProduction) throw new StartupProblem('The clock of production cannot be moved.');
  const offset = parseMove(text ?? '');
  if (!offset) throw new StartupProblem('Say how far: clock +30d, clock -2h, clock +15m, clock 0.');
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const log = createLog('error');
  const dataDir = config.DATA_DIR ?? defaultDataDir(say);
  const embedded = config.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir, log });
  const pool = createPool(config.DATABASE_URL ?? (embedded?.url as string), 1);
  try {
    const db = createDatabase<Database>(pool);
    await keepMovedClock(db, offset);
    await runSchedules(config.DATABASE_URL ?? (embedded?.url as string), db, log);
    say(`The clock of the shop is moved by ${offset.toString()}.`);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}
