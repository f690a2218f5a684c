import { chmod } from 'node:fs/promises';
import { createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createDatabase, createPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { openFiles } from '#platform/open-files.ts';
import { readsOfPrimary } from '#platform/replica-reads.ts';
import { jobs, listeners } from '../../src/registry/jobs.ts';
import type { AppContext, Database } from '../../src/registry/schema.ts';
import { cachedFolder } from '../support/cached-folder.ts';
import { stockShop } from '../support/stocked-shop.ts';

/** No parcel leaves while shops die: only so is each step of a payment there to die at. */
export const TAKING_AT_ONCE = { CAPTURE_AT: 'order' };

/**
 * Opens the database of a data folder, also beside a running shop, and gives what doors hold. The
 * jobs it writes are run by the shop.
 */
export async function openFolder(dataDir: string) {
  const log = createLog('error');
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const pool = createPool(embedded.url, 2);
  await migrate(pool, 'migrations');
  const db = createDatabase<Database>(pool);
  const config = readConfig({ SHOP_ENV: 'test', CAPTURE_AT: TAKING_AT_ONCE.CAPTURE_AT });
  const names = jobs.map((job) => job.name);
  const runner = await createJobs(embedded.url, log, names, listeners);
  const files = openFiles({ folder: dataDir });
  const clock = createClock();
  const reads = readsOfPrimary(db);
  const appContext: AppContext = { config, db, reads, clock, jobs: runner, log, dataDir, files };
  const close = async () => {
    await runner.stop();
    await pool.end();
    await embedded.stop();
  };
  return { appContext, pool, close };
}

/** A data folder with three products that never run out. To be copied, not used. */
export const stockedFolder = (): Promise<string> =>
  cachedFolder('stocked', async (dataDir) => {
    await chmod(dataDir, 0o755); // PostgreSQL runs as another user when the tests run as root.
    const { appContext, close } = await openFolder(dataDir);
    const plenty = 1_000_000;
    await stockShop(appContext, { kibble: plenty, tin: plenty, bowl: plenty });
    await close();
  });
