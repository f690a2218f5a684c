import { sql } from 'kysely';
import { TERMS } from '#kit/terms.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Demand } from '../rules/index.ts';

interface DemandRow {
  code: string;
  format: string;
  sku: string;
  name: string;
  onHand: number;
  pace: number;
  taken: { on: string; pieces: number }[];
}

export interface ArticleDemand extends Demand {
  code: string;
  format: string;
  sku: string;
  name: string;
}

/** Demand for articles on sale in the next ninety days, by the last forecast; articles without demand are omitted. */
export async function findDemand(db: Db | Tx, today: Temporal.PlainDate): Promise<ArticleDemand[]> {
  const { rows } = await sql<DemandRow>`
    with taken as materialized (
      select variant_code, ships_on, pieces from forecast_demands
      where ships_on < ${today.add({ days: TERMS.forecastDays }).toString()}::date
    )
    select v.code, v.format, p.sku, p.name, v.on_hand as "onHand", coalesce(f.pieces, 0) as pace,
      coalesce((select jsonb_agg(jsonb_build_object('on', t.ships_on, 'pieces', t.pieces) order by t.ships_on)
                from taken t where t.variant_code = v.code), '[]') as taken
    from product_variants v join products p on p.id = v.product_id
    left join forecast_paces f on f.variant_code = v.code
    where p.status = 'sold' and (f.pieces > 0 or exists (select from taken t where t.variant_code = v.code))`.execute(
    db,
  );
  return rows.map(({ taken, ...article }) => ({
    ...article,
    taken: taken.map(({ on, pieces }) => ({
      inDays: today.until(on, { largestUnit: 'days' }).days,
      pieces,
    })),
  }));
}
