import { join } from 'node:path';
import { followSettings } from '#modules/settings/server/index.ts';
import { messageKeeper } from '#modules/webhooks/server/index.ts';
import { createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { defaultDataDir } from '#platform/data-folder.ts';
import { createDatabase, createPool, createShopPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createJobs, type JobRunner } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { isMigrated } from '#platform/migrate.ts';
import { followMovedClock } from '#platform/moved-clock.ts';
import { openShopFiles } from '#platform/open-files.ts';
import { readsOfPrimary } from '#platform/replica-reads.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { jobs, listeners } from '#registry/jobs.ts';
import type { AppContext, Database, Events } from '#registry/schema.ts';

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Runs a command on the shop's database, whether the shop is running or not. Jobs are queued, not run: a running shop takes them
 * at once, else the next one that starts. `connections` is the minimum pool size. `waitsForDisk` is false for work that is
 * repeated after a crash.
 * @throws StartupProblem when the shop was never started.
 */
export async function withAppContext(
  work: (appContext: AppContext & { jobs: JobRunner<Events> }) => Promise<void>,
  { connections = 0, waitsForDisk = true } = {},
): Promise<void> {
  const config = readConfig();
  const log = createLog('error');
  const dataDir = config.DATA_DIR ?? defaultDataDir((line) => process.stderr.write(`${line}\n`));
  const embedded = config.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir, log });
  const url = config.DATABASE_URL ?? (embedded?.url as string);
  const pool = createShopPool(url, Math.max(config.DATABASE_POOL, connections), { waitsForDisk });
  try {
    await requireStarted(url, embedded ? dataDir : 'this database');
    const db = createDatabase<Database>(pool);
    const clock = createClock();
    if (!config.isProduction) await followMovedClock(db, clock);
    const names = jobs.map((job) => job.name);
    const runner = await createJobs(url, log, names, listeners, {
      onEveryEvent: messageKeeper(config, clock),
    });
    try {
      const files = await openShopFiles(config, dataDir);
      const settled = { ...config, DATABASE_URL: url };
      await followSettings({ config: settled, db, clock, log });
      const reads = readsOfPrimary(db);
      await work({ config: settled, db, reads, clock, jobs: runner, log, dataDir, files });
    } finally {
      await runner.stop();
    }
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

/** Tables are made by the shop as it starts: without them a command would meet but a raw error of the database. */
async function requireStarted(url: string, place: string): Promise<void> {
  const owner = createPool(url, 1);
  try {
    if (await isMigrated(owner, join(process.cwd(), 'migrations'))) return;
  } finally {
    await owner.end();
  }
  throw new StartupProblem(
    `No shop was started on ${place} yet, or not since it was updated: start it once (npm run shop), then give the command again.`,
  );
}
