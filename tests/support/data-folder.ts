import { chmod, rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { build } from '../../tools/prepare.mjs';
import { cachedFolder, copyFolder } from './cached-folder.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startShopProcess } from './shop-process.ts';

export interface DataFolder {
  path: string;
  /** Address of its running database. */
  url: string;
  remove(): Promise<void>;
}

/**
 * A data folder for one shop, deleted by `remove`. Its database runs independently of the shops
 * that use it, without waiting for the disk at commits. With `from` it starts as a copy of that
 * folder.
 */
export async function createDataFolder({ from }: { from?: string } = {}): Promise<DataFolder> {
  const path = await scratchFolder('data');
  if (from) await copyFolder(from, path);
  await chmod(path, 0o755); // PostgreSQL runs as another user when the tests run as root.
  const database = await startDatabase(path);
  const remove = async () => {
    await database.stop();
    await rm(path, { recursive: true, force: true });
  };
  return { path, url: database.url, remove };
}

/** A separate folder with the demonstration shop after its first start. */
export const createFilledFolder = async (): Promise<DataFolder> =>
  createDataFolder({ from: await filledFolder() });

/** The demonstration shop at rest, loaded once by the built shop. To be copied, not used. */
export const filledFolder = (): Promise<string> =>
  cachedFolder('filled', async (path) => {
    await build();
    await chmod(path, 0o755);
    const database = await startDatabase(path);
    try {
      const shop = await startShopProcess({ dataDir: path });
      try {
        await jobsAreDone(database.url);
      } finally {
        await shop.stop();
      }
    } finally {
      // Stopped before the folder is deleted, or the server would be restarted repeatedly.
      await database.stop();
    }
  });

function startDatabase(dataDir: string) {
  return startEmbeddedDatabase({ dataDir, log: createLog('error'), durable: false });
}

const PAUSE_MS = 100;
const TIMEOUT_MS = 300_000;

/** Runs the jobs queued by loading once, instead of in each copy. */
async function jobsAreDone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let waited = 0; waited < TIMEOUT_MS; waited += PAUSE_MS) {
      const due = await client.query(
        `select name from pgboss.job
         where state in ('created', 'active', 'retry') and start_after <= now()`,
      );
      if (due.rowCount === 0) return;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    throw new Error('The jobs of the demonstration shop did not come to an end.');
  } finally {
    await client.end();
  }
}
