import { type RawBuilder, sql } from 'kysely';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { recordVersion } from './record-version.ts';

interface Moved {
  from: string;
  to: string;
}

/**
 * Updates category paths in promotions after categories moved, so that they apply to the same goods. Promises to
 * subscriptions are updated too.
 */
export async function followCategories(work: UnitOfWork, moved: readonly Moved[]): Promise<void> {
  const { tx } = work;
  const paths = moved.map(({ from }) => from);
  const renamed = (list: RawBuilder<unknown>) => sql`(
    select coalesce(jsonb_agg(coalesce(m.new_path, c.path) order by c.nth), '[]')
    from jsonb_array_elements_text(${list}) with ordinality c (path, nth)
    left join unnest(${paths}::text[], ${moved.map(({ to }) => to)}::text[])
      as m (old_path, new_path) on m.old_path = c.path)`;
  const { rows } = await sql<{ code: string }>`
    update promotions p
    set conditions = jsonb_set(p.conditions, '{categories}',
      ${renamed(sql`p.conditions -> 'categories'`)})
    where p.conditions -> 'categories' ?| ${paths}::text[]
    returning p.code`.execute(tx);
  await sql`
    update promotion_promises p
    set terms = jsonb_set(p.terms, '{conditions,categories}',
      ${renamed(sql`p.terms -> 'conditions' -> 'categories'`)})
    where p.terms -> 'conditions' -> 'categories' ?| ${paths}::text[]`.execute(tx);
  for (const { code } of rows) await recordVersion(work, code);
}

/** Names of the promotions that select a category or one below it. */
export async function promotionsNaming(db: Db, path: string) {
  const { rows } = await sql<{ code: string; name: string }>`
    select p.code, p.name from promotions p
    where exists (select from jsonb_array_elements_text(p.conditions -> 'categories') c (path)
      where c.path = ${path} or starts_with(c.path, ${`${path}/`}))
    order by p.name collate "fr-x-icu", p.code`.execute(db);
  return rows;
}
