import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#platform/http/content-envelope.ts';
import { type Attributes, orderBy } from '#platform/http/content-filters.ts';
import type { SortBy } from '#platform/http/content-query.ts';
import type { Reader } from '#registry/schema.ts';
import { holdsWords } from './holds-words.ts';

/** Level of detail: 0 = sku and slug, 1 = summary, 2 = full (CAT-21). */
export type Render = 0 | 1 | 2;

const JSON_OF: Record<Render, RawBuilder<string>> = {
  0: sql<string>`json_build_object('sku', d.sku, 'slug', d.slug)::text`,
  1: sql<string>`d.summary::text`,
  2: sql<string>`d.complete::text`,
};

const entity = (render: Render) =>
  sql<Entity>`d.product_id as id, d.sku as "documentId", ${JSON_OF[render]} as json`;

/** A product by sku or slug, or null. */
export async function findDocument(
  db: Reader,
  channelCode: string,
  key: { sku: string } | { slug: string },
  render: Render,
): Promise<Entity | null> {
  const named = 'sku' in key ? sql`d.sku = ${key.sku}` : sql`d.slug = ${key.slug}`;
  const { rows } = await sql<Entity>`
    select ${entity(render)} from product_documents d
    where d.channel_code = ${channelCode} and ${named}`.execute(db);
  return rows[0] ?? null;
}

/** Fields that `filters` and `sort` of the product list accept (contracts §3.3). */
export const productAttributes: Attributes = {
  id: { type: 'number', ref: sql`d.product_id` },
  sku: { type: 'text', ref: sql`d.sku` },
  slug: { type: 'text', ref: sql`d.slug` },
  name: { type: 'text', ref: sql`d.name` },
  animalType: { type: 'number', ref: sql`d.animal_type` },
  viewable: { type: 'boolean', ref: sql`d.viewable` },
  oldProduct: { type: 'boolean', ref: sql`d.old_product` },
  createdAt: { type: 'instant', ref: sql`d.created_at` },
  updatedAt: { type: 'instant', ref: sql`d.updated_at` },
  publishedAt: { type: 'instant', ref: sql`d.created_at` },
  locale: { type: 'text', ref: sql`'fr'::text` },
  replacedBy: { type: 'text', ref: sql`(d.complete ->> 'replacedBy')` },
  kibbleMm: { type: 'number', ref: sql`(d.complete ->> 'kibbleMm')::numeric` },
  'filters.key': filterPart(sql`f.key`),
  'filters.value': filterPart(sql`f.value`),
  'ProductVariants.sku': {
    type: 'text',
    ref: sql`v.code`,
    within: (test) => sql`exists (select from product_variants v
      where v.product_id = d.product_id and ${test})`,
  },
};

function filterPart(ref: RawBuilder<unknown>) {
  const within = (test: RawBuilder<unknown>) => sql`exists (select from product_filters f
    where f.product_id = d.product_id and f.channel_code = d.channel_code and ${test})`;
  return { type: 'text' as const, ref, within };
}

export interface Selection {
  where: RawBuilder<unknown>;
  sort: readonly SortBy[];
  /** Words that all have to occur in name, sku or short description, `_q`. */
  search: string;
  offset: number;
  limit: number;
}

interface Listed {
  entities: Entity[];
  total: number;
}

/** One page of products and the total count, in one statement. */
export async function listDocuments(
  db: Reader,
  channelCode: string,
  render: Render,
  { where, sort, search, offset, limit }: Selection,
): Promise<Listed> {
  const said = sql`concat_ws(' ', d.name, d.sku, d.summary ->> 'shortDescription')`;
  const chosen = sql`d.channel_code = ${channelCode} and ${where} and ${holdsWords(said, search)}`;
  const order = sort.map((by) => orderBy(by, productAttributes));
  const { rows } = await sql<Entity & { total: number }>`
    select ${entity(render)}, count(*) over () as total
    from product_documents d
    where ${chosen}
    order by ${sql.join([...order, sql`d.product_id asc`])}
    limit ${limit} offset ${offset}`.execute(db);
  if (rows.length > 0 || offset === 0) return { entities: rows, total: rows[0]?.total ?? 0 };
  const beyond = await sql<{ total: number }>`
    select count(*) as total from product_documents d
    where ${chosen}`.execute(db);
  return { entities: [], total: beyond.rows[0]?.total ?? 0 };
}

/** Listed products of a category and those below it, best sellers first; null when it is unknown or hidden. */
export async function listOfCategory(
  db: Reader,
  channelCode: string,
  path: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Listed | null> {
  const { rows } = await sql<Entity & { id: number | null; total: number }>`
    select coalesce(bit_count(s.listed), 0) as total, d.*
    from categories c
    left join shelves s on s.category_id = c.id and s.channel_code = ${channelCode}
    left join lateral (
      select ${entity(1)}, p.nth
      from (select p.product_id,
              row_number() over (order by p.popularity desc, p.name, p.product_id) as nth
            from shelf_products p
            where p.channel_code = s.channel_code and p.category_id = s.category_id and p.listed
            order by p.popularity desc, p.name, p.product_id
            limit ${limit} offset ${offset}) p
      join product_documents d
        on d.product_id = p.product_id and d.channel_code = s.channel_code) d on true
    where c.path = ${path} and c.shown
    order by d.nth`.execute(db);
  if (rows.length === 0) return null;
  return { entities: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** A named cross-sell with its product summaries in order; null when unknown. */
export async function findCrossSell(db: Reader, channelCode: string, key: string) {
  const { rows } = await sql<{
    id: number;
    title: string;
    main_product: string | null;
    skus: string[];
    products: Entity[];
  }>`
    select x.id, x.title, x.main_product, x.skus,
      (select coalesce(json_agg(json_build_object('id', d.product_id, 'documentId', d.sku,
         'json', d.summary::text) order by array_position(x.skus, d.sku)), '[]')
       from product_documents d
       where d.channel_code = ${channelCode} and d.listed and d.sku = any(x.skus)) as products
    from cross_sells x where x.key = ${key}`.execute(db);
  return rows[0] ?? null;
}
