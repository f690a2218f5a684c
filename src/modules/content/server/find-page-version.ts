import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import { type EntryDocument, entryShapes } from '../contracts.ts';
import { type Facts, fillFacts } from './fill-facts.ts';
import { findDocument } from './queries.ts';
import { renderSource } from './render-source.ts';

/**
 * A page as published under a version it states, such as the terms a customer accepted; the
 * currently published one if no version has that name or none is given. Null: there is no such
 * page.
 */
export async function findPageVersion(
  db: Db | Tx,
  facts: Facts,
  slug: string,
  version: string | null,
  locale = 'fr',
): Promise<EntryDocument<'page'> | null> {
  const shown = await findDocument(db, facts, 'page', slug, locale);
  if (version === null || shown?.version === version) return shown;
  const { rows } = await sql<{ source: string }>`
    select v.source::text as source from content_versions v
      join entries e on e.id = v.entry_id
    where e.type = 'page' and e.slug = ${slug} and e.locale in ('fr', ${locale})
      and v.published_at is not null and v.source ->> 'version' = ${version}
    order by e.locale = ${locale} desc, v.number desc limit 1`.execute(db);
  const [found] = rows;
  if (!found) return shown;
  const source = entryShapes.page.parse(JSON.parse(found.source));
  return entryShapes.page.parse(JSON.parse(fillFacts(JSON.stringify(renderSource(source)), facts)));
}
