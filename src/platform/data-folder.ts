import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { DatabaseAccount } from './postgres-binaries.ts';
import { canEnter, databaseAccount } from './postgres-binaries.ts';
import { StartupProblem } from './startup-problem.ts';

/**
 * Where the built-in database keeps its data when nothing is configured: `.data` beside the shop.
 * Root's own folders are closed to the database user; there it is a folder under /var/lib, one for
 * each checkout, and `onProgress` is told which.
 */
export function defaultDataDir(onProgress: (step: string) => void): string {
  const beside = resolve('.data');
  const home = dirname(beside);
  if (canEnter(databaseAccount(), home)) return beside;
  const id = createHash('sha256').update(home).digest('hex').slice(0, 8);
  const open = `/var/lib/${basename(home)}-${id}`;
  onProgress(`the database user cannot enter ${home}, so the data is kept in ${open}`);
  return open;
}

/** Creates the folder if need be. Throws StartupProblem when it cannot serve the database. */
export async function prepareDataDir(dataDir: string, account: DatabaseAccount | undefined) {
  try {
    if (await mkdir(dataDir, { recursive: true })) await chmod(dataDir, 0o755);
    await access(dataDir, constants.W_OK);
  } catch {
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be written: choose another one with DATA_DIR.`,
    );
  }
  if (!canEnter(account, dataDir))
    throw new StartupProblem(
      `You are root and the database user cannot enter ${dataDir}: set DATA_DIR to an open folder such as /var/lib/shop, or start as another user.`,
    );
}
