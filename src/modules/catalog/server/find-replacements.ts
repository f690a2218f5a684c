import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** The successor of a variant that is no longer sold. */
export interface Replacement {
  variantCode: string;
  /** Name of the replaced product. */
  replaces: string;
}

/**
 * For each variant of a replaced product: the available variant of its successor that is nearest in
 * weight on this channel. Variants without one are missing. One query.
 */
export async function findReplacements(
  db: Db | Tx,
  channelCode: string,
  codes: readonly string[],
): Promise<Replacement[]> {
  const { rows } = await sql<Replacement>`
    select distinct on (gone.code) offer.code as "variantCode", old.name as replaces
    from product_variants gone
    join products old on old.id = gone.product_id and old.status = 'replaced'
    join products successor on successor.sku = old.replaced_by and successor.status = 'sold'
    join product_variants offer
      on offer.product_id = successor.id and offer.visible and offer.available > 0
    join price_history h on h.variant_code = offer.code and h.channel_code = ${channelCode}
      and h.kind = 'one_off' and h.valid_to is null
    where gone.code = any(${codes as string[]})
    order by gone.code, abs(offer.net_grams - gone.net_grams), offer.code`.execute(db);
  return rows;
}
