import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { ProductsTable } from './tables.ts';

/** Fields that decide whether one variant may replace another. */
export interface ComparedFood {
  variantCode: string;
  productName: string;
  variantName: string;
  species: ProductsTable['species'];
  kind: ProductsTable['kind'];
  status: ProductsTable['status'];
  visible: boolean;
  subscribable: boolean;
  protein: string | null;
  lifeStages: readonly string[];
  /** Empty: for all sizes. */
  sizes: readonly string[];
  needs: readonly string[];
  netGrams: number;
  /** Null for anything but food. */
  type: 'complete' | 'complementary' | null;
  composition: string | null;
  /** Subscription price per unit by site, in cents. */
  prices: Readonly<Record<string, number>>;
}

/** Comparison data of these variants, in no order; unknown codes are missing. One query. */
export async function findFoods(db: Db | Tx, codes: readonly string[]): Promise<ComparedFood[]> {
  const { rows } = await sql<ComparedFood>`
    select v.code as "variantCode", p.name as "productName", v.format as "variantName", p.species,
      p.kind, p.status, v.visible, p.subscribable, p.protein, p.life_stages as "lifeStages", p.sizes,
      p.needs, v.net_grams as "netGrams", l.type, l.composition,
      coalesce((select jsonb_object_agg(h.channel_code, h.cents) from price_history h
                where h.variant_code = v.code and h.kind = 'subscription' and h.valid_to is null),
               '{}') as prices
    from product_variants v join products p on p.id = v.product_id
    left join food_labels l on l.product_id = p.id
    where v.code = any(${[...codes]})`.execute(db);
  return rows;
}

/**
 * Codes of possible substitutes on a site: same kind of goods for the same species, the same needs
 * first, then nearest in weight.
 */
export async function findAlike(
  db: Db | Tx,
  code: string,
  channelCode: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select v.code from product_variants gone
    join products old on old.id = gone.product_id
    join products p on p.kind = old.kind and p.species in (old.species, 'both')
      and p.status = 'sold' and p.subscribable
    join product_variants v on v.product_id = p.id and v.visible and v.available > 0
    join price_history h on h.variant_code = v.code and h.channel_code = ${channelCode}
      and h.kind = 'subscription' and h.valid_to is null
    where gone.code = ${code} and v.code <> gone.code
    order by (p.needs = old.needs) desc, abs(v.net_grams - gone.net_grams), p.popularity desc, v.code
    limit ${most}`.execute(db);
  return rows.map((row) => row.code);
}
