import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** A variant of food: net grams per unit, energy in kcal per 100 g as fed. */
export interface FedFood {
  variantCode: string;
  netGrams: number;
  kcalPer100g: number;
}

/** Kibble and wet food of known energy among these variants, in no order. One query. */
export async function findFedFoods(db: Db | Tx, codes: readonly string[]): Promise<FedFood[]> {
  const { rows } = await sql<FedFood>`
    select v.code as "variantCode", v.net_grams as "netGrams",
      coalesce(l.declared_energy, l.computed_energy)::float8 as "kcalPer100g"
    from product_variants v
    join products p on p.id = v.product_id and p.kind in ('kibble', 'wet')
    join food_labels l on l.product_id = p.id and l.type = 'complete'
    where v.code = any(${[...codes]}) and v.net_grams > 0
      and coalesce(l.declared_energy, l.computed_energy) > 0`.execute(db);
  return rows;
}
