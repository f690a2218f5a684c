import { jsonText } from '#kit/json-text.ts';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockEntry } from './lock-entry.ts';
import { checkedSource, readVersion } from './read-version.ts';
import { followNewest, type ReviewedTypes, refuseUnread } from './reviews.ts';
import { showVersion } from './show-version.ts';

export interface SavedEntry {
  /** Version the editor started from. */
  base: number;
  source: Readonly<Record<string, unknown>>;
  /** Publishes it at once. */
  publish: boolean;
  /** Author. */
  by: { id: number; name: string };
}

/**
 * Stores an editor's document as the latest version of an entry and publishes it if requested. A
 * document equal to the latest version creates no new version.
 * @throws Refusal `content.unknown`, `content.changed` when somebody else saved since,
 * `content.review_needed`, and the refused fields
 */
export async function saveEntry(
  work: UnitOfWork,
  id: number,
  saved: SavedEntry,
  reviewed: ReviewedTypes,
): Promise<void> {
  const entry = await lockEntry(work.tx, id);
  const latest = await readVersion(work.tx, id, entry.version);
  if (entry.version !== saved.base)
    throw refuse('content.changed', { by: latest.by ?? '?', version: entry.version });
  if (saved.publish) await refuseUnread(work.tx, entry, reviewed);
  const source = checkedSource(entry.type, { ...saved.source, slug: entry.slug });
  const isSame = jsonText(source) === jsonText(latest.source);
  const number = isSame ? entry.version : entry.version + 1;
  if (!isSame) {
    await work.tx
      .insertInto('content_versions')
      .values({
        entry_id: id,
        number,
        saved_at: new Date(work.now.epochMilliseconds),
        saved_by: saved.by.name,
        saved_by_staff: saved.by.id,
        published_at: null,
        source: jsonText(source),
      })
      .execute();
    await work.tx.updateTable('entries').set({ version: number }).where('id', '=', id).execute();
    await followNewest(work.tx, id, number);
  }
  if (saved.publish) await showVersion(work, entry, number, source);
}
