import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './live-process.ts';

/**
 * Registers this process as a user of a cluster: one file per process id. Returns a function that
 * unregisters it and tells whether other users remain. Call both while holding the folder's lock.
 */
export async function joinCluster(folder: string): Promise<() => Promise<boolean>> {
  await mkdir(folder, { recursive: true });
  const own = `${process.pid}-${randomUUID()}`;
  await writeFile(join(folder, own), '');
  return async () => {
    await rm(join(folder, own), { force: true });
    let isUsed = false;
    for (const name of await readdir(folder)) {
      const pid = Number.parseInt(name, 10);
      if (pid === process.pid || isAlive(pid)) isUsed = true;
      else await rm(join(folder, name), { force: true });
    }
    return isUsed;
  };
}
