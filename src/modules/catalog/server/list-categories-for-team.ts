import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { TeamCategoryDetailShape, TeamCategoryShape } from '../admin-contracts.ts';

type Row = Omit<TeamCategoryShape, '@id' | '@type'>;

/** All categories, each after its parent. */
export async function listCategoriesForTeam(db: Db) {
  const { rows } = await sql<Row>`
    with recursive tree as (
      select c.id, array[row_number() over (order by c.position, c.name collate "fr-x-icu")] as place
      from categories c where c.parent_id is null
      union all
      select c.id, t.place || row_number() over (partition by c.parent_id order by c.position, c.name collate "fr-x-icu")
      from categories c join tree t on c.parent_id = t.id)
    select c.id, c.path, c.name, c.hidden, c.shown, c.version,
      (select count(*) from product_categories pc where pc.category_id = c.id) as products
    from tree t join categories c on c.id = t.id order by t.place`.execute(db);
  return rows;
}

type Detail = Row &
  Pick<TeamCategoryDetailShape, 'title' | 'introHtml' | 'seo' | 'parent' | 'filters'>;

/** One category with the texts of its page. @throws Refusal `category.unknown` */
export async function readCategoryForTeam(db: Db, id: number): Promise<Detail> {
  const { rows } = await sql<Detail>`
    select c.id, c.path, c.name, c.hidden, c.shown, c.version, c.title, c.intro_html as "introHtml",
      json_build_object('title', c.seo ->> 'title', 'description', c.seo ->> 'description') as seo,
      (select json_build_object('id', p.id, 'path', p.path, 'name', p.name)
       from categories p where p.id = c.parent_id) as parent,
      coalesce((select json_agg(json_build_object('key', d.key, 'label', d.label,
          'chosen', d.key = any(c.filters)) order by array_position(c.filters, d.key), d.position)
        from filter_definitions d), '[]') as filters,
      (select count(*) from product_categories pc where pc.category_id = c.id) as products
    from categories c where c.id = ${id}`.execute(db);
  if (!rows[0]) throw refuse('category.unknown');
  return rows[0];
}
