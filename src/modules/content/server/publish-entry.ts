import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type EntryDocument, type EntryType, entryShapes } from '../contracts.ts';
import { searchable } from './searchable.ts';

export interface EntryDraft<T extends EntryType> {
  type: T;
  /** For a single type, the name of the type. */
  slug: string;
  /** Two-letter language code. */
  locale: string;
  document: EntryDocument<T>;
  /** The document as entered, with Markdown in place of HTML; default: the document itself. */
  source?: EntryDocument<T>;
  /** Saves without publishing. */
  draft?: boolean;
  /** Author of the version. */
  by?: { id: number; name: string };
}

/**
 * Creates or replaces an entry from a draft: renders its text for pages and stores it as the latest
 * version. Returns its id. Throws ZodError for a document that does not match its type: an editor's
 * form cannot send one.
 */
export async function publishEntry<T extends EntryType>(
  work: UnitOfWork,
  { type, slug, locale, document, source = document, draft = false, by }: EntryDraft<T>,
): Promise<number> {
  const now = new Date(work.now.epochMilliseconds);
  const attributes = entryShapes[type].parse(document);
  const values = {
    ...documentValues(attributes, { locale, createdAt: now, now }),
    published_at: draft ? null : now,
  };
  const next = sql<number>`entries.version + 1`;
  const { id, version } = await work.tx
    .insertInto('entries')
    .values({
      type,
      slug,
      locale,
      created_at: now,
      ...values,
      version: 1,
      published_version: draft ? null : 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['type', 'slug', 'locale']).doUpdateSet({
        ...values,
        version: next,
        published_version: draft ? null : next,
      }),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await work.tx
    .insertInto('content_versions')
    .values({
      entry_id: id,
      number: version,
      saved_at: now,
      saved_by: by?.name ?? null,
      saved_by_staff: by?.id ?? null,
      source: jsonText(entryShapes[type].parse(source)),
      published_at: values.published_at,
    })
    .execute();
  await announceEntry(work, type, id);
  return id;
}

/** Columns derived from a document. */
export function documentValues(
  attributes: object,
  { locale, createdAt, now }: { locale: string; createdAt: Date; now: Date },
) {
  const at = now.toISOString();
  const system = { createdAt: createdAt.toISOString(), updatedAt: at, publishedAt: at, locale };
  return {
    document: jsonText({ ...attributes, ...system }),
    words: searchable(attributes),
    updated_at: now,
  };
}

/** Updates the search index and regenerates public documents. */
export async function announceEntry(work: UnitOfWork, type: EntryType, id: number): Promise<void> {
  await work.announce('entry.published', { type, id });
  await announceContentChange(work);
}
