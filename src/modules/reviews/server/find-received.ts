import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

interface Written {
  sku: string;
  customerId: number | null;
}

/**
 * The latest delivered order of a customer with the product that has no review of it; null when delivery is not
 * proven. A typed e-mail proves nothing.
 */
export async function findReceived(
  db: Db | Tx,
  { sku, customerId }: Written,
): Promise<number | null> {
  if (customerId === null) return null;
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
      join order_items i on i.order_id = o.id and i.product_sku = ${sku}
      join products p on p.sku = i.product_sku
      join shipments s on s.order_id = o.id and s.delivered_at is not null
    where o.customer_id = ${customerId} and o.state <> 'cancelled'
      and not exists (select from reviews r where r.order_id = o.id and r.product_id = p.id)
    order by s.delivered_at desc, o.id desc
    limit 1`.execute(db);
  return rows[0] ? Number(rows[0].id) : null;
}
