import { announceContentChange } from '#platform/content-version.ts';
import type { Work } from '#schema.ts';
import { type EntryDocument, type EntryType, entryShapes } from '../contracts.ts';
import { searchable } from './searchable.ts';

export interface EntryDraft<T extends EntryType> {
  type: T;
  /** Single types are named like their type. */
  slug: string;
  /** Two letters. */
  locale: string;
  document: EntryDocument<T>;
  /** Kept unseen. */
  draft?: boolean;
}

/**
 * Makes an entry what the draft says; its text is written now, as pages will read it. Throws
 * ZodError when the document is not what its type says: an editor's form cannot send that.
 */
export async function publishEntry<T extends EntryType>(
  work: Work,
  { type, slug, locale, document, draft = false }: EntryDraft<T>,
): Promise<void> {
  const now = new Date(work.now.epochMilliseconds);
  const at = now.toISOString();
  const attributes = entryShapes[type].parse(document);
  const values = {
    document: JSON.stringify({
      ...attributes,
      ...{ createdAt: at, updatedAt: at, publishedAt: at, locale },
    }),
    words: searchable(attributes),
    updated_at: now,
    published_at: draft ? null : now,
  };
  const { id } = await work.tx
    .insertInto('entries')
    .values({ type, slug, locale, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['type', 'slug', 'locale']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.announce('entry.published', { type, id });
  await announceContentChange(work);
}
