import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#registry/schema.ts';

/** A file this young may belong to a message that is being written. */
const YOUNG_MS = 24 * 3600 * 1000;
const STORED_NAME = /^([0-9a-f]{64})\.[a-z0-9]{1,5}$/;
const BATCH = 500;

/** Removes the files no message names: forgotten ones, and what a failed message left behind. */
export async function sweepFiles({ db, dataDir, clock }: AppContext): Promise<number> {
  const folder = join(dataDir, 'contact');
  // Nobody has sent a file yet: there is no folder.
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const now = clock.now().epochMilliseconds;
  let removed = 0;
  for (let start = 0; start < names.length; start += BATCH) {
    const remaining = names.slice(start, start + BATCH).flatMap((name) => {
      const sha256 = STORED_NAME.exec(name.split(/[/\\]/).at(-1) ?? '')?.[1];
      return sha256 ? [{ path: join(folder, name), sha256 }] : [];
    });
    const rows = await db
      .selectFrom('contact_files')
      .select('sha256')
      .where('sha256', 'in', ['', ...remaining.map(({ sha256 }) => sha256)])
      .execute();
    const named = new Set(rows.map(({ sha256 }) => sha256));
    for (const { path, sha256 } of remaining) {
      if (named.has(sha256) || now - (await stat(path)).mtimeMs < YOUNG_MS) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
