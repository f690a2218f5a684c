import { sql } from 'kysely';
import type { Tx } from '#registry/schema.ts';
import type { LockedCategory } from './lock-category.ts';

/**
 * Updates the categories of products after a category moved: they are added to all its new parents,
 * and removed from the old parents, unless one of those is their main category or they are in
 * another category below it.
 */
export async function rehang(tx: Tx, { path: from }: LockedCategory, to: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct pc.product_id as id from product_categories pc
    join categories c on c.id = pc.category_id
    where c.path = ${to} or starts_with(c.path, ${`${to}/`})`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const before = above(from);
  const now = above(to);
  await sql`
    insert into product_categories (product_id, category_id, position)
    select p.id, a.id, (select max(q.position) from product_categories q where q.product_id = p.id)
      + row_number() over (partition by p.id order by length(a.path) desc)
    from unnest(${ids}::bigint[]) as p (id) cross join categories a
    where a.path = any(${now}::text[])
    on conflict do nothing`.execute(tx);
  for (const left of before.filter((path) => !now.includes(path)))
    await sql`
      delete from product_categories pc using categories a
      where a.path = ${left} and pc.category_id = a.id and pc.product_id = any(${ids}::bigint[])
        and pc.position > (select min(q.position) from product_categories q
          where q.product_id = pc.product_id)
        and not exists (
          select from product_categories q join categories c on c.id = q.category_id
          where q.product_id = pc.product_id and starts_with(c.path, a.path || '/'))`.execute(tx);
  await sql`select shelve(${ids}::bigint[])`.execute(tx);
}

/** The parent paths, the nearest first. */
function above(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, at) => steps.slice(0, steps.length - 1 - at).join('/'));
}
