import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { type DocumentSource, readSources } from './document-source.ts';
import { findProductIds } from './queries.ts';

/** Stock figures of a variant, by its code. */
export interface VariantStock {
  code: string;
  on_hand: number;
  committed_for_subscribers: number;
  low_stock_at: number;
  scheduled: { id: number; channel: string; cents: number; from: string; by: string }[];
}

export interface TeamProduct {
  source: DocumentSource;
  stock: ReadonlyMap<string, VariantStock>;
}

/** A product with all its parts. @throws Refusal `product.unknown` */
export async function readProductForTeam(db: Db | Tx, sku: string): Promise<TeamProduct> {
  const id = (await findProductIds(db, [sku])).get(sku);
  const [source] = id === undefined ? [] : await readSources(db, [id]);
  if (!source) throw refuse('product.unknown');
  const rows = await db
    .selectFrom('product_variants')
    .select(['code', 'on_hand', 'committed_for_subscribers', 'low_stock_at'])
    .select(
      sql<VariantStock['scheduled']>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'channel', s.channel_code,
          'cents', s.cents, 'from', s.valid_from, 'by', s.staff_name)
          order by s.valid_from, s.channel_code desc), '[]')
        from scheduled_prices s where s.variant_code = product_variants.code)`.as('scheduled'),
    )
    .where('product_id', '=', source.id)
    .execute();
  return { source, stock: new Map(rows.map((row) => [row.code, row])) };
}
