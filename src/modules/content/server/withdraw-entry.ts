import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isFixed } from './entry-address.ts';
import { lockEntry } from './lock-entry.ts';
import { announceEntry } from './publish-entry.ts';

/**
 * Takes an entry off the pages; its versions stay, as drafts.
 * @throws Refusal `content.unknown`, `content.fixed` for what the shop itself leads to
 */
export async function withdrawEntry(work: UnitOfWork, id: number): Promise<void> {
  const { type, slug, locale } = await lockEntry(work.tx, id);
  // In another language it is read in French again.
  if (locale === 'fr' && isFixed(type, slug)) throw refuse('content.fixed');
  await work.tx
    .updateTable('entries')
    .set({ published_at: null, published_version: null })
    // A showing that is to come, and its end, stay planned.
    .set({ withdraw_at: sql<Date | null>`case when publish_at is not null then withdraw_at end` })
    .where('id', '=', id)
    .execute();
  await announceEntry(work, type, id);
}
