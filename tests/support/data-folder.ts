import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the data of one shop, which goes away with `remove`. */
export async function createDataFolder() {
  const path = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await chmod(path, 0o755); // PostgreSQL runs as another user when the tests run as root.
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
