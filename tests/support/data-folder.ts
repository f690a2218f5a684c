import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';

/**
 * A folder for the data of one shop, which goes away with `remove`. Its database runs already, and
 * outlives every shop that joins it: what is thrown away need not reach the disk at each commit.
 */
export async function createDataFolder() {
  const path = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await chmod(path, 0o755); // PostgreSQL runs as another user when the tests run as root.
  const log = createLog('error');
  const database = await startEmbeddedDatabase({ dataDir: path, log, durable: false });
  const remove = async () => {
    await database.stop();
    await rm(path, { recursive: true, force: true });
  };
  return { path, remove };
}
