import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZES } from '#kit/page-size.ts';
import type { Reader } from '#registry/schema.ts';
import type { CategorySort } from '../contracts.ts';

export interface CategoryQuery {
  path: string;
  /** Selected values by filter key; a product has to match at least one value of each key. */
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
  /** Species of the products on it, used for the word for young animals. */
  species: string[];
  total: number;
  /** Summaries as JSON text. */
  products: string;
}

/** Each sort matches an index of `shelf_products`, down to the last column. */
const ORDER: Record<CategorySort, RawBuilder<unknown>> = {
  relevance: sql`p.popularity desc, p.name, p.product_id`,
  price_asc: sql`p.price_from, p.name, p.product_id`,
  price_desc: sql`p.price_from desc nulls last, p.name, p.product_id`,
  rating: sql`p.rating desc nulls last, p.popularity desc, p.name, p.product_id`,
  newest: sql`p.created_at desc, p.product_id desc`,
  name: sql`p.name, p.product_id`,
};

/**
 * Everything a category page needs in one statement; null when the category is unknown or hidden.
 * The count of a filter value applies all other filters but not its own key. Matches are stored as
 * bits (`shelf_values`), so that the cost hardly depends on the number of products.
 */
export async function findCategoryPage(
  db: Reader,
  channelCode: string,
  { path, selected, sort, offset, limit }: CategoryQuery,
): Promise<CategoryPage | null> {
  // The planner assumes a boolean cast keeps one row in three, so it walks the index instead of sorting.
  const isRequested =
    Object.keys(selected).length === 0
      ? sql`true`
      : sql`get_bit((select m.members from matching m), p.place)::boolean`;
  // The usual first page has its limit as a literal, which the planner can use: with a parameter it
  // assumes a
  // tenth of the rows, and plans the statement again each time.
  const isUsual = offset === 0 && limit === PAGE_SIZES.products;
  const part = isUsual ? sql.lit(limit) : sql`${limit} offset ${offset}`;
  const { rows } = await sql<CategoryPage>`
    with selected as (select s.key, s.value as wanted from jsonb_each(${JSON.stringify(selected)}::jsonb) s),
    shelf as materialized (
      select c.id as category_id, c.filters, s.listed
      from categories c join shelves s on s.category_id = c.id
      where c.path = ${path} and s.channel_code = ${channelCode}),
    answering as materialized (
      select s.key, coalesce(
        (select bit_or(v.members) from shelf_values v
         where v.channel_code = ${channelCode} and v.category_id = shelf.category_id
           and v.key = s.key and s.wanted ? v.value),
        shelf.listed # shelf.listed) as members
      from shelf, selected s),
    matching as materialized (
      select coalesce((select bit_and(a.members) from answering a), shelf.listed) as members
      from shelf),
    counted as materialized (
      select v.key, v.value, bit_count(v.members & coalesce(
        (select bit_and(a.members) from answering a where a.key <> v.key), shelf.listed)) as count
      from shelf join shelf_values v on v.category_id = shelf.category_id
      where v.channel_code = ${channelCode} and v.key = any(shelf.filters)
        and bit_count(v.members) > 0),
    page as (
      select p.product_id, row_number() over (order by ${ORDER[sort]}) as nth
      from shelf_products p
      where p.channel_code = ${channelCode} and p.category_id = (select s.category_id from shelf s)
        and p.listed and ${isRequested}
      order by ${ORDER[sort]} limit ${part})
    select c.id, c.path, c.name, c.title, c.intro_html, c.seo,
      (select json_agg(json_build_object('path', a.path, 'name', a.name) order by length(a.path))
       from categories a where c.path = a.path or starts_with(c.path, a.path || '/')) as breadcrumb,
      (select coalesce(json_agg(json_build_object('path', k.path, 'name', k.name)
         order by k.position, k.name), '[]')
       from categories k where k.parent_id = c.id and k.shown) as children,
      (select coalesce(json_agg(json_build_object('key', d.key, 'label', d.label, 'values', (
           select json_agg(json_build_object('value', n.value, 'label', v.label, 'count', n.count)
             order by v.position)
           from counted n join filter_values v on v.key = n.key and v.value = n.value
           where n.key = d.key)) order by array_position(c.filters, d.key)), '[]')
       from filter_definitions d
       where d.key = any(c.filters) and exists (select from counted n where n.key = d.key)) as facets,
      (select coalesce(json_agg(v.value), '[]')
       from shelf_values v join shelf_values y using (channel_code, category_id)
       where v.channel_code = ${channelCode} and v.category_id = c.id and v.key = 'espece'
         and y.key = 'age' and y.value = 'growth' and bit_count(v.members & y.members) > 0) as species,
      coalesce((select bit_count(m.members) from matching m), 0) as total,
      (select coalesce('[' || string_agg(d.summary::text, ',' order by p.nth) || ']', '[]')
       from page p join product_documents d
         on d.product_id = p.product_id and d.channel_code = ${channelCode}) as products
    from categories c where c.path = ${path} and c.shown`.execute(db);
  return rows[0] ?? null;
}
