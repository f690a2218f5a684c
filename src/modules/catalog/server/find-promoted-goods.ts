import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

interface GoodsQuery {
  products: readonly string[];
  categories: readonly string[];
  variant: string | null;
}

/**
 * Which of the named skus and category paths exist, what a gift costs on the first site that sells
 * it, and whether food is among the goods (no name means all goods). One statement.
 */
export async function findPromotedGoods(
  db: Db | Tx,
  { products, categories, variant }: GoodsQuery,
): Promise<{
  products: { code: string; name: string }[];
  categories: { code: string; name: string }[];
  productPaths: string[];
  giftPrice: number | null;
  touchesFeed: boolean;
}> {
  const skus = [...products];
  const paths = [...categories];
  const { rows } = await sql<Awaited<ReturnType<typeof findPromotedGoods>>>`select
    (select coalesce(json_agg(json_build_object('code', sku, 'name', name) order by sku), '[]')
      from products where sku = any(${skus}::text[])) as products,
    (select coalesce(json_agg(json_build_object('code', path, 'name', title) order by path), '[]')
      from categories where path = any(${paths}::text[])) as categories,
    (select coalesce(json_agg(c.path), '[]') from product_categories pc
      join categories c on c.id = pc.category_id
      join products p on p.id = pc.product_id where p.sku = ${skus[0] ?? ''}) as "productPaths",
    (select h.cents from price_history h join channels c on c.code = h.channel_code
      where h.variant_code = ${variant ?? ''} and h.kind = 'one_off' and h.valid_to is null
      order by c.position limit 1) as "giftPrice",
    ${skus.length + paths.length === 0} or exists (
      select from products p where p.tax_category = 'pet_food' and (p.sku = any(${skus}::text[])
        or exists (select from product_categories pc join categories c on c.id = pc.category_id
          join unnest(${paths}::text[]) as named (path) on c.path = named.path
            or starts_with(c.path, named.path || '/')
          where pc.product_id = p.id))) as "touchesFeed"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a statement without conditions answers one row');
  return found;
}
