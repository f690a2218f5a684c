import { refuse } from '#kit/refusal.ts';
import type { Files } from '#platform/files.ts';
import type { AppContext } from '#registry/schema.ts';
import { type StoredFile, storedPath } from './store-files.ts';

/**
 * A file sent with a message, under its original name.
 * @throws Refusal `contact.unknown` when there is none, or when it was removed from storage.
 */
export async function readMessageFile({ db, files }: AppContext, id: number, position: number) {
  const found = await db
    .selectFrom('contact_files')
    .select(['name', 'sha256', 'extension'])
    .where('request_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  const bytes = found && (await readStored(files, found));
  if (!bytes) throw refuse('contact.unknown');
  return { name: found.name, bytes };
}

/** Bytes of a stored file; null when it was removed from storage. */
export const readStored = (files: Files, file: Pick<StoredFile, 'sha256' | 'extension'>) =>
  files.read(storedPath(file));
