import { sql } from 'kysely';
import type { Db, Tx } from '#schema.ts';

/**
 * The kept card an order was paid with, or null: it was paid otherwise, or its customer did not keep
 * the card. A card kept under a new name at its provider is still the same card.
 */
export async function findCardOfOrder(db: Db | Tx, orderToken: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from payment_attempts a
    join payment_cards c on c.customer_id = a.customer_id and c.provider = a.provider
      and c.brand = a.card ->> 'brand' and c.last4 = a.card ->> 'last4'
      and c.exp_year = (a.card ->> 'expYear')::integer
    where a.order_token = ${orderToken} and a.state in ('authorized', 'accepted', 'captured')
      and c.removed_at is null
    order by a.id desc, c.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
