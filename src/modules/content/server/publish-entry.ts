import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type EntryDocument, type EntryType, entryShapes } from '../contracts.ts';
import { searchable } from './searchable.ts';

export interface EntryDraft<T extends EntryType> {
  type: T;
  /** Single types are named like their type. */
  slug: string;
  /** Two letters. */
  locale: string;
  document: EntryDocument<T>;
  /** The document as an editor types it, with Markdown for HTML; the document when left out. */
  source?: EntryDocument<T>;
  /** Kept unseen. */
  draft?: boolean;
  /** Who wrote it, for its versions. */
  by?: { id: number; name: string };
}

/**
 * Makes an entry what the draft says; its text is written now, as pages will read it, and kept as
 * its newest version. Answers its id. Throws ZodError when the document is not what its type says:
 * an editor's form cannot send that.
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

/** The columns that say what a document says. */
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

/** The search follows, and public documents are made anew. */
export async function announceEntry(work: UnitOfWork, type: EntryType, id: number): Promise<void> {
  await work.announce('entry.published', { type, id });
  await announceContentChange(work);
}
