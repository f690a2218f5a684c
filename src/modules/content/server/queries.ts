import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#platform/http/content-envelope.ts';
import { type Attribute, type Attributes, orderBy } from '#platform/http/content-filters.ts';
import type { SortBy } from '#platform/http/content-query.ts';
import type { Reader } from '#registry/schema.ts';
import { type EntryDocument, type EntryType, entryShapes } from '../contracts.ts';
import { type Facts, fillFacts } from './fill-facts.ts';
import { plain } from './searchable.ts';

const entity = sql<Entity>`e.id, e.type || '-' || e.slug as "documentId", e.document::text as json`;

/** Entries in a language, with the French one where there is no translation. */
const inLanguage = (locale: string) =>
  locale === 'fr'
    ? sql`e.locale = 'fr'`
    : sql`(e.locale = ${locale} or e.locale = 'fr' and not exists (
        select from entries o where o.type = e.type and o.slug = e.slug and o.locale = ${locale}
          and o.published_at is not null))`;

/** The entry with its placeholders filled in from the settings. */
const filled = (found: Entity, facts: Facts): Entity => {
  const json = fillFacts(found.json, facts);
  return json === found.json ? found : { ...found, json };
};

/** A published entry, or null. */
export async function findEntry(
  db: Reader,
  facts: Facts,
  type: EntryType,
  slug: string,
  locale: string,
): Promise<Entity | null> {
  const { rows } = await sql<Entity>`
    select ${entity} from entries e
    where e.type = ${type} and e.slug = ${slug} and ${inLanguage(locale)}
      and e.published_at is not null`.execute(db);
  return rows[0] ? filled(rows[0], facts) : null;
}

/** Document of a published entry, or null; for modules that quote it, such as the terms. */
export async function findDocument<T extends EntryType>(
  db: Reader,
  facts: Facts,
  type: T,
  slug: string,
  locale = 'fr',
): Promise<EntryDocument<T> | null> {
  const found = await findEntry(db, facts, type, slug, locale);
  return found && (entryShapes[type].parse(JSON.parse(found.json)) as EntryDocument<T>);
}

const text = (path: string): Attribute => ({
  type: 'text',
  ref: sql`(e.document #>> ${`{${path}}`}::text[])`,
});

const system: Attributes = {
  id: { type: 'number', ref: sql`e.id` },
  slug: { type: 'text', ref: sql`e.slug` },
  locale: { type: 'text', ref: sql`e.locale` },
  createdAt: { type: 'instant', ref: sql`e.created_at` },
  updatedAt: { type: 'instant', ref: sql`e.updated_at` },
  publishedAt: { type: 'instant', ref: sql`e.published_at` },
};

/** A numeric attribute of the document; other text compares as null. */
const number = (name: string): Attribute => ({
  type: 'number',
  ref: sql`(e.document ->> ${name})::numeric`,
});

const tags: Attribute = {
  type: 'text',
  ref: sql`tag.value`,
  within: (test) =>
    sql`exists (select from json_array_elements_text(e.document -> 'tags') tag where ${test})`,
};

/** Attributes that `filters` and `sort` of each list accept (contracts §3.3). */
export const listable = {
  page: { ...system, title: text('title') },
  landing: { ...system, title: text('title') },
  article: {
    ...system,
    title: text('title'),
    author: text('author'),
    animal: text('animal'),
    writtenOn: text('writtenOn'),
  },
  faq: { ...system, question: text('question'), tags, position: number('position') },
  'faq-tag': { ...system, label: text('label'), position: number('position') },
  shop: {
    ...system,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    closed: { type: 'boolean', ref: sql`(e.document ->> 'closed')::boolean` },
    'address.city': text('address,city'),
    'address.postcode': text('address,postcode'),
    'address.country': text('address,country'),
  },
} as const satisfies Partial<Record<EntryType, Attributes>>;

export interface EntrySelection {
  where: RawBuilder<unknown>;
  sort: readonly SortBy[];
  /** Words that must all occur (`_q`). */
  search: string;
  offset: number;
  limit: number;
}

/** One page of published entries and the total count, in one statement. */
export async function listEntries(
  db: Reader,
  facts: Facts,
  type: keyof typeof listable,
  locale: string,
  { where, sort, search, offset, limit }: EntrySelection,
): Promise<{ entities: Entity[]; total: number }> {
  const attributes: Attributes = listable[type];
  const order = sort.map((by) => orderBy(by, attributes));
  const words = plain(search).split(' ').filter(Boolean);
  const matching = words.map((word) => sql`strpos(e.words, ${word}) > 0`);
  const { rows } = await sql<Entity & { total: number }>`
    with found as (
      select e.* from entries e
      where e.type = ${type} and ${inLanguage(locale)} and e.published_at is not null
        and ${sql.join([where, ...matching], sql` and `)})
    select p.*, (select count(*) from found) as total
    from (values (1)) one left join lateral (
      select ${entity} from found e
      order by ${sql.join([...order, sql`e.id asc`])} limit ${limit} offset ${offset}) p on true
    `.execute(db);
  const entities = rows.filter((row) => row.json !== null).map((row) => filled(row, facts));
  return { entities, total: rows[0]?.total ?? 0 };
}

/** Published entries of a type, or the one with an id; for modules that build on them. */
export async function listPublished(
  db: Reader,
  facts: Facts,
  type: EntryType,
  id: number | null,
  locale = 'fr',
): Promise<{ id: number; document: unknown }[]> {
  let query = db
    .selectFrom('entries')
    .select(['id', 'document'])
    .where('type', '=', type)
    .where('locale', '=', locale)
    .where('published_at', 'is not', null);
  if (id !== null) query = query.where('id', '=', id);
  return (await query.execute()).map(({ id: entryId, document }) => ({
    id: entryId,
    document: JSON.parse(fillFacts(JSON.stringify(document), facts)),
  }));
}
