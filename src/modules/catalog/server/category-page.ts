import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#schema.ts';
import type { CategorySort } from '../contracts.ts';

export interface CategoryQuery {
  path: string;
  /** Values asked for by filter key; a product has to answer to one of each. */
  selected: Readonly<Record<string, readonly string[]>>;
  sort: CategorySort;
  offset: number;
  limit: number;
}

interface Facet {
  key: string;
  label: string;
  values: { value: string; label: string; count: number }[];
}

export interface CategoryPage {
  id: number;
  path: string;
  name: string;
  title: string;
  intro_html: string;
  seo: { title: string; description: string; noindex?: boolean };
  breadcrumb: { path: string; name: string }[];
  children: { path: string; name: string }[];
  facets: Facet[];
  total: number;
  /** Summaries as JSON text. */
  products: string;
}

const ORDER: Record<CategorySort, RawBuilder<unknown>> = {
  relevance: sql`m.popularity desc, m.name`,
  price_asc: sql`m.price_from, m.name`,
  price_desc: sql`m.price_from desc nulls last, m.name`,
  rating: sql`m.rating desc nulls last, m.popularity desc, m.name`,
  newest: sql`m.created_at desc, m.product_id desc`,
  name: sql`m.name`,
};

/**
 * All of a category page in one statement; null when the category is unknown. A value's count is
 * what ticking it would show: every other filter applies, its own key does not. `missed` holds the
 * keys a product does not answer to, so it counts for a facet when it misses that key at most.
 */
export async function findCategoryPage(
  db: Db,
  channelCode: string,
  { path, selected, sort, offset, limit }: CategoryQuery,
): Promise<CategoryPage | null> {
  // Nothing asked for, nothing missed: thousands of products need not be looked at for it.
  const missed =
    Object.keys(selected).length === 0
      ? sql`'{}'::text[]`
      : sql`array(select s.key from selected s where not exists (
          select from product_filters f
          where f.product_id = d.product_id and f.channel_code = d.channel_code
            and f.key = s.key and s.wanted ? f.value))`;
  const { rows } = await sql<CategoryPage>`
    with selected as (select s.key, s.value as wanted from jsonb_each(${JSON.stringify(selected)}::jsonb) s),
    members as materialized (
      select d.product_id, d.popularity, d.name, d.price_from, d.rating, d.created_at,
        ${missed} as missed
      from categories c
      join product_categories pc on pc.category_id = c.id
      join product_documents d on d.product_id = pc.product_id
      where c.path = ${path} and d.channel_code = ${channelCode} and d.listed),
    counted as (
      select f.key, f.value, count(*) filter (where m.missed <@ array[f.key]) as count
      from members m
      join product_filters f on f.product_id = m.product_id and f.channel_code = ${channelCode}
      where f.key = any((select c.filters from categories c where c.path = ${path})::text[])
      group by f.key, f.value),
    page as (
      select m.product_id, row_number() over (order by ${ORDER[sort]}) as place
      from members m where m.missed = '{}'
      order by place limit ${limit} offset ${offset})
    select c.id, c.path, c.name, c.title, c.intro_html, c.seo,
      (select json_agg(json_build_object('path', a.path, 'name', a.name) order by length(a.path))
       from categories a where c.path = a.path or starts_with(c.path, a.path || '/')) as breadcrumb,
      (select coalesce(json_agg(json_build_object('path', k.path, 'name', k.name)
         order by k.position, k.name), '[]')
       from categories k where k.parent_id = c.id) as children,
      (select coalesce(json_agg(json_build_object('key', d.key, 'label', d.label, 'values', (
           select json_agg(json_build_object('value', n.value, 'label', v.label, 'count', n.count)
             order by v.position)
           from counted n join filter_values v on v.key = n.key and v.value = n.value
           where n.key = d.key)) order by array_position(c.filters, d.key)), '[]')
       from filter_definitions d
       where d.key = any(c.filters) and exists (select from counted n where n.key = d.key)) as facets,
      (select count(*) from members m where m.missed = '{}') as total,
      (select coalesce('[' || string_agg(d.summary::text, ',' order by p.place) || ']', '[]')
       from page p join product_documents d
         on d.product_id = p.product_id and d.channel_code = ${channelCode}) as products
    from categories c where c.path = ${path}`.execute(db);
  return rows[0] ?? null;
}
