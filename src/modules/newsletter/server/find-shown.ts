import { sql } from 'kysely';
import { paths } from '#pages/paths.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** Product data shown in an issue. */
export interface ShownProduct {
  sku: string;
  name: string;
  shortDescription: string;
  /** Lowest price of its formats: cents, tax included. */
  cents: number;
  path: string;
}

/** Current data of products on a site; products not listed there are left out. */
export async function findShown(
  db: Db | Tx,
  channel: string,
  skus: readonly string[],
): Promise<readonly ShownProduct[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<{
    sku: string;
    slug: string;
    name: string;
    shortDescription: string;
    cents: number;
  }>`
    select d.sku, d.slug, d.name, p.short_description as "shortDescription", d.price_from as cents
    from product_documents d join products p on p.id = d.product_id
    where d.channel_code = ${channel} and d.listed and d.price_from is not null and d.sku = any (${[...skus]}::text[])`.execute(
    db,
  );
  return rows.map(({ slug, ...product }) => ({ ...product, path: paths.product(slug) }));
}
