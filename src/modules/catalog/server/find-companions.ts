import { sql } from 'kysely';
import { cachedRead, type ReadVersion } from '#platform/cached-read.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { frontPictureOf } from './front-picture.ts';

/** A product that goes with others, in its cheapest available format. */
export interface Companion {
  variantCode: string;
  productName: string;
  productSlug: string;
  variantName: string;
  variantSlug: string;
  /** Cents, tax included, for a one-off purchase. */
  unitPrice: number;
  taxCategory: 'pet_food' | 'accessory';
  netGrams: number;
  pictureHash: string | null;
  /** Name of the product it goes with. */
  goesWith: string;
}

/** Products that go with the given ones and are not among them, best match first. One query. */
export async function findCompanions(
  db: Db | Tx,
  channelCode: string,
  skus: readonly string[],
  limit: number,
  version?: ReadVersion,
): Promise<Companion[]> {
  const key = `companions ${channelCode} ${limit} ${skus.join(' ')}`;
  return cachedRead(version, key, () => readCompanions(db, channelCode, skus, limit));
}

async function readCompanions(
  db: Db | Tx,
  channelCode: string,
  skus: readonly string[],
  limit: number,
): Promise<Companion[]> {
  const { rows } = await sql<Companion>`
    select offer.code as "variantCode", match.name as "productName", match.slug as "productSlug",
      offer.format as "variantName", offer.slug as "variantSlug", offer.cents as "unitPrice",
      match.tax_category as "taxCategory", offer.net_grams as "netGrams",
      picture.picture_hash as "pictureHash", match.goes_with as "goesWith"
    from (
      select target.id, target.name, target.slug, target.tax_category, min(x.position) as rank,
        (array_agg(source.name order by x.position, source.name))[1] as goes_with
      from products source
      join product_cross_sells x on x.product_id = source.id
      join products target on target.sku = x.sku
      where source.sku = any(${skus as string[]}) and target.sku <> all(${skus as string[]})
        and target.status = 'sold' and target.kind <> 'sample'
      group by target.id
    ) match
    join lateral (
      select v.code, v.format, v.slug, v.net_grams, h.cents from product_variants v
      join price_history h on h.variant_code = v.code and h.channel_code = ${channelCode}
        and h.kind = 'one_off' and h.valid_to is null
      where v.product_id = match.id and v.visible and v.available > 0
      order by h.cents, v.code
      limit 1
    ) offer on true
    left join lateral ${frontPictureOf(sql`match.id`, sql`offer.code`)} picture on true
    order by match.rank, match.name
    limit ${limit}`.execute(db);
  return rows;
}
