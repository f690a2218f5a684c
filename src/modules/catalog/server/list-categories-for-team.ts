import { sql } from 'kysely';
import type { Db } from '#schema.ts';
import type { TeamCategoryShape } from '../admin-contracts.ts';

/** Every category, each after the one above it. */
export async function listCategoriesForTeam(db: Db) {
  const { rows } = await sql<Omit<TeamCategoryShape, '@id' | '@type'>>`
    with recursive tree as (
      select c.id, c.path, c.name, array[row_number() over (order by c.position, c.name)] as place
      from categories c where c.parent_id is null
      union all
      select c.id, c.path, c.name,
        t.place || row_number() over (partition by c.parent_id order by c.position, c.name)
      from categories c join tree t on c.parent_id = t.id)
    select t.path, t.name, (select count(*) from product_categories pc where pc.category_id = t.id)
      as products
    from tree t order by t.place`.execute(db);
  return rows;
}
