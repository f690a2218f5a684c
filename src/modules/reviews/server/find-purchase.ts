import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/**
 * By review, the civil date on which its author first bought the product: by account, else by e-mail. Cancelled
 * orders do not count.
 */
export async function findPurchases(
  db: Db | Tx,
  reviewIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (reviewIds.length === 0) return new Map();
  const bought = (match: ReturnType<typeof sql>) => sql`
    select r.id, o.placed_at from reviews r
      join products p on p.id = r.product_id
      join orders o on ${match}
      join order_items i on i.order_id = o.id and i.product_sku = p.sku
    where r.id = any (${[...reviewIds]}::bigint[])
      and o.placed_at is not null and o.state <> 'cancelled'`;
  const { rows } = await sql<{ id: number; day: string }>`
    select id, (min(placed_at) at time zone 'Europe/Paris')::date::text as day
    from (${bought(sql`o.customer_id = r.customer_id`)}
      union all ${bought(sql`o.email = lower(r.email)`)}) bought
    group by id`.execute(db);
  return new Map(rows.map(({ id, day }) => [Number(id), day]));
}
