import { sql } from 'kysely';
import { countMost } from '#platform/count-most.ts';
import type { Db } from '#registry/schema.ts';
import type { EntryState } from '../admin-contracts.ts';
import type { EntryType } from '../contracts.ts';
import { plain } from './searchable.ts';

/** Filters of the team's list of texts. */
export interface EntryFilter {
  type?: EntryType | undefined;
  state?: EntryState | undefined;
  /** Words that must all occur in the page content or in the title. */
  words?: string | undefined;
}

const state = sql<EntryState>`case
  when exists (select from content_reviews r where r.entry_id = e.id and r.decided_at is null) then 'review'
  when e.publish_at is not null then 'planned'
  when e.published_at is null then 'draft'
  when e.published_version = e.version then 'published' else 'changed' end`;

/** Name of an entry: its latest title, question or name. */
const title = sql<string>`coalesce(v.source ->> 'title', v.source ->> 'question',
  v.source ->> 'name', v.source ->> 'label', e.slug)`;

const listed = (db: Db) =>
  db
    .selectFrom('entries as e')
    .innerJoin('content_versions as v', (join) =>
      join.onRef('v.entry_id', '=', 'e.id').onRef('v.number', '=', 'e.version'),
    );

const columns = [
  'e.id',
  'e.type',
  'e.slug',
  'e.locale',
  'e.version',
  'e.published_version as publishedVersion',
  'e.published_at as publishedAt',
  'e.publish_at as publishAt',
  'e.publish_number as plannedVersion',
  'e.withdraw_at as withdrawAt',
  'v.saved_at as savedAt',
  'v.saved_by as savedBy',
] as const;

/** Entries of all types and languages, with their state; always two statements. */
export async function listEntriesForTeam(
  db: Db,
  filter: EntryFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const words = plain(filter.words ?? '')
    .split(' ')
    .filter(Boolean);
  let found = listed(db);
  if (filter.type) found = found.where('e.type', '=', filter.type);
  if (filter.state) found = found.where(state, '=', filter.state);
  for (const word of words)
    found = found.where(
      sql<boolean>`(strpos(e.words, ${word}) > 0 or strpos(lower(${title}), ${word}) > 0
        or strpos(e.slug, ${word}) > 0)`,
    );
  const rows = await found
    .select(columns)
    .select([title.as('title'), state.as('state')])
    .orderBy(
      sql`array_position(array['home', 'header', 'footer', 'page', 'landing', 'article', 'faq-tag', 'faq', 'shop'], e.type)`,
    )
    .orderBy(sql`${title} collate "fr-x-icu"`)
    .orderBy('e.id')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, found) };
}

/** One of them; null when there is none. */
export async function findEntryForTeam(db: Db, id: number) {
  const found = await listed(db)
    .select(columns)
    .select([title.as('title'), state.as('state')])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

export type TeamEntryRow = NonNullable<Awaited<ReturnType<typeof findEntryForTeam>>>;

/** Every version of an entry, newest first. */
export function listVersions(db: Db, id: number) {
  return db
    .selectFrom('content_versions')
    .select(['number', 'saved_at as savedAt', 'saved_by as savedBy'])
    .select('published_at as publishedAt')
    .where('entry_id', '=', id)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
}
