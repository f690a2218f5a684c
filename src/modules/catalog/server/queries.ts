import type { Db, Tx } from '#registry/schema.ts';

/** Ids of the existing products, by sku. */
export async function findProductIds(db: Db | Tx, skus: readonly string[]) {
  if (skus.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('products')
    .select(['sku', 'id'])
    .where('sku', 'in', [...skus])
    .execute();
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}
