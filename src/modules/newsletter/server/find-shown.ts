import { sql } from 'kysely';
import { money } from '#i18n/money.ts';
import { paths } from '#pages/paths.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** A product as an issue shows it. */
export interface ShownProduct {
  name: string;
  text: string;
  /** The lowest price of its formats, tax included. */
  from: string;
  path: string;
}

/** Products of a site as they are shown now; what it does not list is left out. */
export async function findShown(
  db: Db | Tx,
  channel: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ShownProduct>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{
    sku: string;
    slug: string;
    name: string;
    text: string;
    cents: number;
  }>`
    select d.sku, d.slug, d.name, p.short_description as text, d.price_from as cents
    from product_documents d join products p on p.id = d.product_id
    where d.channel_code = ${channel} and d.listed and d.price_from is not null and d.sku = any (${[...skus]}::text[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ sku, slug, name, text, cents }) => [
      sku,
      { name, text, from: money(cents), path: paths.product(slug) },
    ]),
  );
}
