import { refuse } from '#kit/refusal.ts';
import type { Files } from '#platform/files.ts';
import type { AppContext } from '#registry/schema.ts';
import { type StoredFile, storedPath } from './store-files.ts';

/**
 * A file that came with a message, as its sender called it.
 * @throws Refusal `contact.unknown` when there is none, or when it does not lie here any more.
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

/** The bytes of a kept file; null when it does not lie here any more. */
export const readStored = (files: Files, file: Pick<StoredFile, 'sha256' | 'extension'>) =>
  files.read(storedPath(file));
