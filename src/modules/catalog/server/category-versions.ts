import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { MOST_VERSIONS } from '../rules/index.ts';
import type { Change, VersionState } from './product-versions.ts';

/** Editable facts of a category as text by name, from which two versions are compared, and the same as an edit would say it. */
const stateOf = (id: number) => sql`
  select c.id, c.version, jsonb_build_object(
    'name', c.name, 'heading', c.title,
    'intro', trim(regexp_replace(regexp_replace(c.intro_html, '<[^>]*>', ' ', 'g'), '\\s+', ' ', 'g')),
    'seo', concat_ws(' · ', c.seo ->> 'title', c.seo ->> 'description'),
    'address', '/' || c.path || '/',
    'place', (select count(*) + 1 from categories s
      where s.parent_id is not distinct from c.parent_id and s.position < c.position)::text,
    'hidden', case when c.hidden then 'oui' else 'non' end,
    'filters', coalesce((select string_agg(coalesce(d.label, f.key), ', ' order by f.nth)
      from unnest(c.filters) with ordinality as f (key, nth)
      left join filter_definitions d on d.key = f.key), '')) as facts,
    jsonb_build_object('name', c.name, 'title', c.title, 'intro', c.intro_html,
      'seo', jsonb_build_object('title', coalesce(c.seo ->> 'title', ''),
        'description', coalesce(c.seo ->> 'description', '')),
      'hidden', c.hidden, 'filters', to_jsonb(c.filters)) as content
  from categories c where c.id = ${id}`;

/**
 * Saves the facts of a category before a change. A new path caused by a change of a parent is not a
 * change of this category: the stored version is overwritten.
 */
export async function keepBefore(tx: Tx, id: number): Promise<void> {
  await sql`
    insert into category_versions (category_id, version, facts, content, saved_at, saved_by)
    select f.*, to_timestamp(0), '' from (${stateOf(id)}) f
    on conflict (category_id, version)
      do update set facts = excluded.facts, content = excluded.content`.execute(tx);
}

/** Saves the facts of a category after a change. */
export async function keepAfter({ tx, now }: UnitOfWork, id: number, by: string): Promise<void> {
  await sql`
    insert into category_versions (category_id, version, facts, content, saved_at, saved_by)
    select f.*, ${now.toString()}::timestamptz, ${by} from (${stateOf(id)}) f`.execute(tx);
  await sql`
    delete from category_versions v using categories c
    where c.id = ${id} and v.category_id = c.id and v.version <= c.version - ${MOST_VERSIONS}`.execute(
    tx,
  );
}

/** A category today, with its version. @throws Refusal `category.unknown` */
export async function categoryState(
  db: Db | Tx,
  id: number,
): Promise<VersionState & { version: number }> {
  const { rows } = await sql<VersionState & { version: number }>`${stateOf(id)}`.execute(db);
  const [found] = rows;
  if (!found) throw refuse('category.unknown');
  return found;
}

/** Changes of a category since a version, each with its author; empty when that version was not stored. */
export async function categoryChangesSince(db: Db, id: number, since: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with steps as (
      select v.version, v.facts as new, v.saved_by, v.saved_at,
        lag(v.facts) over (order by v.version) as old
      from category_versions v where v.category_id = ${id} and v.version >= ${since})
    select f.key as fact, coalesce(s.old ->> f.key, '') as before,
      coalesce(s.new ->> f.key, '') as after, s.saved_by as by, s.saved_at as at
    from steps s, jsonb_object_keys(s.new) as f (key)
    where s.old is not null and coalesce(s.old ->> f.key, '') <> coalesce(s.new ->> f.key, '')
    order by s.version, f.key`.execute(db);
  return rows;
}
