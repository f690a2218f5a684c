import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { EntryDocument, EntryType } from '../contracts.ts';
import type { LockedEntry } from './lock-entry.ts';
import { announceEntry, documentValues } from './publish-entry.ts';
import { renderSource } from './render-source.ts';

/**
 * Publishes a version of a locked entry. The scheduled version is cancelled, so that it does not
 * replace this one; a scheduled withdrawal stays.
 */
export async function showVersion(
  work: UnitOfWork,
  entry: LockedEntry,
  number: number,
  source: EntryDocument<EntryType>,
): Promise<void> {
  const now = new Date(work.now.epochMilliseconds);
  const { locale, createdAt, id, type } = entry;
  await work.tx
    .updateTable('entries')
    .set(documentValues(renderSource(source), { locale, createdAt, now }))
    .set({
      published_at: now,
      published_version: number,
      publish_at: null,
      publish_number: null,
      withdraw_at: sql<Date | null>`case when withdraw_at > ${now} then withdraw_at end`,
    })
    .where('id', '=', id)
    .execute();
  await work.tx
    .updateTable('content_versions')
    .set({ published_at: now })
    .where('entry_id', '=', id)
    .where('number', '=', number)
    .execute();
  await announceEntry(work, type, id);
}
