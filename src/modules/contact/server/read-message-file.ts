import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '#kit/refusal.ts';
import type { AppContext } from '#registry/schema.ts';
import { type StoredFile, storedPath } from './store-files.ts';

/**
 * A file that came with a message, as its sender called it.
 * @throws Refusal `contact.unknown` when there is none, or when it does not lie here any more.
 */
export async function readMessageFile({ db, dataDir }: AppContext, id: number, position: number) {
  const found = await db
    .selectFrom('contact_files')
    .select(['name', 'sha256', 'extension'])
    .where('request_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  const bytes = found && (await readStored(dataDir, found));
  if (!bytes) throw refuse('contact.unknown');
  return { name: found.name, bytes };
}

/** The bytes of a kept file; null when it does not lie here any more. */
export async function readStored(
  dataDir: string,
  file: Pick<StoredFile, 'sha256' | 'extension'>,
): Promise<Uint8Array | null> {
  try {
    return await readFile(join(dataDir, storedPath(file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
