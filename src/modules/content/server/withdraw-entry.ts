import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isFixed } from './entry-address.ts';
import { lockEntry } from './lock-entry.ts';
import { announceEntry } from './publish-entry.ts';

/**
 * Unpublishes an entry; its versions stay as drafts.
 * @throws Refusal `content.unknown`, `content.fixed` for an entry with fixed links
 */
export async function withdrawEntry(work: UnitOfWork, id: number): Promise<void> {
  const { type, slug, locale } = await lockEntry(work.tx, id);
  // A withdrawn translation falls back to French, so only the French entry is protected.
  if (locale === 'fr' && isFixed(type, slug)) throw refuse('content.fixed');
  await work.tx
    .updateTable('entries')
    .set({ published_at: null, published_version: null })
    // A scheduled publication and the withdrawal after it stay scheduled.
    .set({ withdraw_at: sql<Date | null>`case when publish_at is not null then withdraw_at end` })
    .where('id', '=', id)
    .execute();
  await announceEntry(work, type, id);
}
