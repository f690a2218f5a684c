import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { createClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createJobs } from '#platform/jobs.ts';
import { openFiles } from '#platform/open-files.ts';
import { readsOfPrimary } from '#platform/replica-reads.ts';
import { jobs, listeners } from '../../src/registry/jobs.ts';
import type { AppContext } from '../../src/registry/schema.ts';
import type { TestDatabase } from './database.ts';
import { rememberedLog } from './remembered-log.ts';

/**
 * The application context over the database of this test file: jobs are queued, no worker runs, and
 * the clock can be moved. Its members may be used inside tests.
 */
export function testAppContext({ db, url }: TestDatabase): AppContext {
  const log = rememberedLog();
  const config = readConfig({
    // Tests run in the same process, which may block for long, so no load is shed.
    MAX_DELAY_MS: '60000',
    SHOP_ENV: 'test',
    WAREHOUSE_STANDIN: 'at_once',
    LABEL_SERVICES: 'none',
    DATABASE_URL: url,
    // One customer orders for all tests: per-person limits are tested separately.
    UNPAID_ORDERS_PER_ADDRESS: '100000',
    UNPAID_ORDERS_PER_MAILBOX: '100000',
    UNPAID_PIECES: '1000000',
    GUEST_HOLD_DAYS: '12',
    CARD_DECLINES_PER_HOUR: '100000',
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-data-'));
  const files = openFiles({ folder: dataDir });
  const reads = readsOfPrimary(db);
  const appContext = { config, db, reads, clock: createClock(), log, dataDir, files } as AppContext;
  beforeAll(async () => {
    const names = jobs.map((job) => job.name);
    const runner = await createJobs(url, log, names, listeners);
    appContext.jobs = runner;
    return async () => {
      await runner.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
  });
  return appContext;
}
