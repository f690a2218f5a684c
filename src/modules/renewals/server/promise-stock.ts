import { sql } from 'kysely';
import { TERMS } from '#kit/terms.ts';
import { commitStock, type StockLine } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Reserves the available pieces for announced deliveries, so that shoppers cannot take them, and releases
 * reservations that are no longer needed. Returns the missing pieces.
 */
export async function promiseStock(work: UnitOfWork): Promise<StockLine[]> {
  const until = work.today.add({ days: TERMS.noticeDays }).toString();
  const { rows } = await sql<StockLine>`
    with demand as (
      select i.variant_code, sum(i.quantity)::integer as quantity
      from subscription_cycles c
      join subscriptions s on s.id = c.subscription_id
      join order_items i on i.order_id = c.order_id
      where c.closed_at is null and c.state = 'draft' and c.shipping_date <= ${until}
        and s.status not in ('paused', 'stopped')
      group by i.variant_code)
    select v.code as "variantCode", coalesce(d.quantity, 0) as quantity
    from product_variants v left join demand d on d.variant_code = v.code
    where d.quantity is not null or v.committed_for_subscribers > 0`.execute(work.tx);
  return commitStock(work, rows);
}
