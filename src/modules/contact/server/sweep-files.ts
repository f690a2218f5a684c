import type { AppContext } from '#registry/schema.ts';
import { FOLDER } from './store-files.ts';

/** A younger file may belong to a message that is not saved yet. */
const YOUNG_MS = 24 * 3600 * 1000;
const STORED_NAME = /\/([0-9a-f]{64})\.[a-z0-9]{1,5}$/;
const BATCH = 500;

/** Removes files that no message refers to: those of deleted messages, and those of failed requests. */
export async function sweepFiles({ db, files, clock }: AppContext): Promise<number> {
  const listed = await files.list(FOLDER);
  const now = clock.now().epochMilliseconds;
  let removed = 0;
  for (let start = 0; start < listed.length; start += BATCH) {
    const stored = listed.slice(start, start + BATCH).flatMap((file) => {
      const sha256 = STORED_NAME.exec(file.key)?.[1];
      return sha256 ? [{ ...file, sha256 }] : [];
    });
    const rows = await db
      .selectFrom('contact_files')
      .select('sha256')
      .where('sha256', 'in', ['', ...stored.map(({ sha256 }) => sha256)])
      .execute();
    const named = new Set(rows.map(({ sha256 }) => sha256));
    for (const { key, sha256, writtenMs } of stored) {
      if (named.has(sha256) || now - writtenMs < YOUNG_MS) continue;
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}
