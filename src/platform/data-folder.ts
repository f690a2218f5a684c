import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { DatabaseAccount } from './postgres-binaries.ts';
import { canEnter, databaseAccount } from './postgres-binaries.ts';
import { StartupProblem } from './startup-problem.ts';

/**
 * Where the built-in database stores its data by default: `.data` in the project. The database user
 * cannot enter root's home; for root it is a folder under /var/lib, one per checkout, and
 * `onProgress` reports which.
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

/**
 * Creates the folder if it does not exist. Throws StartupProblem when the database cannot use it.
 */
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
