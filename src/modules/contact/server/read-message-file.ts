import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '#kit/refusal.ts';
import type { Machine } from '#schema.ts';
import { keptPath } from './keep-files.ts';

/**
 * A file that came with a message, as its sender called it.
 * @throws Refusal `contact.unknown` when there is none, or when it does not lie here any more.
 */
export async function readMessageFile({ db, dataDir }: Machine, id: number, position: number) {
  const found = await db
    .selectFrom('contact_files')
    .select(['name', 'sha256', 'extension'])
    .where('request_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!found) throw refuse('contact.unknown');
  try {
    return { name: found.name, bytes: await readFile(join(dataDir, keptPath(found))) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw refuse('contact.unknown');
    throw error;
  }
}
