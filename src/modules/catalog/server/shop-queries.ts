import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { ContentVariant, ProductComplete } from '../contracts.ts';

export interface ShopProduct {
  id: number;
  document: ProductComplete;
  /** Category paths, most specific first. */
  categories: string[];
  created_at: Date;
  updated_at: Date;
}

export interface ShopVariant {
  variant: ContentVariant;
  sku: string;
}

export interface Taxon {
  id: number;
  path: string;
  name: string;
  title: string;
  parent: string | null;
  children: string[];
}

interface Page {
  offset: number;
  itemsPerPage: number;
}

interface CountedPage<T> {
  items: T[];
  total: number;
}

const counted = <T>(rows: readonly { item: T; total: number }[]): CountedPage<T> => ({
  items: rows.map((row) => row.item),
  total: rows[0]?.total ?? 0,
});

const product = sql<ShopProduct>`
  d.product_id as id, d.complete as document, d.created_at, d.updated_at,
  array(select c.path from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = d.product_id and c.shown order by pc.position) as categories`;

/** A product of the channel by its code (sku), or null. */
export async function findProduct(db: Db, channelCode: string, code: string) {
  const { rows } = await sql<ShopProduct>`
    select ${product} from product_documents d
    where d.channel_code = ${channelCode} and d.sku = ${code} and d.viewable`.execute(db);
  return rows[0] ?? null;
}

/** The code of the product with this slug, or null. */
export async function findProductCode(db: Db, channelCode: string, slug: string) {
  const row = await db
    .selectFrom('product_documents')
    .select('sku')
    .where('channel_code', '=', channelCode)
    .where('slug', '=', slug)
    .where('viewable', '=', true)
    .executeTakeFirst();
  return row?.sku ?? null;
}

export interface ProductSearch extends Page {
  taxonPath: string | null;
  name: string | null;
  slug: string | null;
  order: 'code' | 'price' | 'createdAt';
  descending: boolean;
}

const ORDER = {
  code: sql`d.sku`,
  price: sql`d.price_from`,
  createdAt: sql`d.created_at`,
};

/** Listed products of the channel, one page. */
export async function listProducts(db: Db, channelCode: string, search: ProductSearch) {
  const named = search.name ? `%${search.name.replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<ShopProduct & { total: number }>`
    select ${product}, count(*) over () as total from product_documents d
    where d.channel_code = ${channelCode} and d.listed
      and (${named}::text is null or d.name ilike ${named})
      and (${search.slug}::text is null or d.slug = ${search.slug})
      and (${search.taxonPath}::text is null or exists (
        select from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = d.product_id and c.path = ${search.taxonPath}))
    order by ${ORDER[search.order]} ${search.descending ? sql`desc` : sql`asc`} nulls last, d.sku
    limit ${search.itemsPerPage} offset ${search.offset}`.execute(db);
  return counted(rows.map(({ total, ...item }) => ({ item, total })));
}

/** Visible variants of the channel, of one product or of all; by code. */
export async function listVariants(
  db: Db,
  channelCode: string,
  filter: { sku?: string | undefined; code?: string | undefined },
  { offset, itemsPerPage }: Page,
) {
  const { rows } = await sql<{ item: ShopVariant; total: number }>`
    select json_build_object('variant', v.value, 'sku', d.sku) as item, count(*) over () as total
    from product_documents d, json_array_elements(d.summary -> 'ProductVariants') v
    where d.channel_code = ${channelCode} and d.viewable and v.value ->> 'show_variant' = 'true'
      and (${filter.sku ?? null}::text is null or d.sku = ${filter.sku ?? null})
      and (${filter.code ?? null}::text is null or (v.value ->> 'sku' = ${filter.code ?? null}
        and d.product_id = (select product_id from product_variants where code = ${filter.code ?? null})))
    order by v.value ->> 'sku'
    limit ${itemsPerPage} offset ${offset}`.execute(db);
  return counted(rows);
}

/** The tree of visible categories, or one of them by path. */
export async function listTaxons(db: Db, path: string | null, { offset, itemsPerPage }: Page) {
  const { rows } = await sql<Taxon & { total: number }>`
    select c.id, c.path, c.name, c.title, p.path as parent, count(*) over () as total,
      array(select k.path from categories k where k.parent_id = c.id and k.shown order by k.position, k.name) as children
    from categories c left join categories p on p.id = c.parent_id
    where c.shown and (${path}::text is null or c.path = ${path})
    order by c.path limit ${itemsPerPage} offset ${offset}`.execute(db);
  return counted(rows.map(({ total, ...item }) => ({ item, total })));
}
