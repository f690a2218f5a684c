import { sql } from 'kysely';
import { TERMS } from '#kit/terms.ts';
import { listToReorder } from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import { alertDays } from '../rules/index.ts';

const since = (now: Temporal.Instant) => now.subtract({ hours: 24 * TERMS.paceDays }).toString();

/** Pieces of each variant ordered in the last 30 days, without cancelled orders. */
const soldSince = (now: Temporal.Instant) => sql`
  select i.variant_code as code, sum(i.quantity)::integer as pieces
  from orders o join order_items i on i.order_id = o.id
  where o.placed_at >= ${since(now)}::timestamptz and o.state <> 'cancelled'
  group by i.variant_code`;

/** Variants to reorder, most urgent first. */
export const listReorders = (
  db: Db,
  now: Temporal.Instant,
  paging: { offset: number; itemsPerPage: number },
) => listToReorder(db, soldSince(now), paging, alertDays().STOCK_COVER_DAYS);

/** Per variant of a product: pieces in orders not yet dispatched, and pieces ordered in the last 30 days. */
export async function readDemand(db: Db, now: Temporal.Instant, sku: string) {
  const { rows } = await sql<{ code: string; held: number; sold: number }>`
    select i.variant_code as code,
      coalesce(sum(i.quantity) filter (where o.shipping_state = 'ready'), 0)::integer as held,
      coalesce(sum(i.quantity) filter (where o.placed_at >= ${since(now)}::timestamptz), 0)::integer
        as sold
    from order_items i join orders o on o.id = i.order_id
    where i.variant_code in (
        select v.code from product_variants v join products p on p.id = v.product_id
        where p.sku = ${sku})
      and o.placed_at is not null and o.state <> 'cancelled'
      and (o.shipping_state = 'ready' or o.placed_at >= ${since(now)}::timestamptz)
    group by i.variant_code order by i.variant_code`.execute(db);
  return rows;
}
