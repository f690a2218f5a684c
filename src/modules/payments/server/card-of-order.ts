import type { Db, Tx } from '#registry/schema.ts';

/**
 * Id of the saved card an order was paid with. Null when it was paid otherwise, or the card was not saved or was
 * removed since.
 */
export async function findCardOfOrder(db: Db | Tx, orderToken: string): Promise<number | null> {
  const found = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('payment_cards as c', 'c.id', 'a.kept_card_id')
    .select('c.id')
    .where('a.order_token', '=', orderToken)
    .where('a.state', 'in', ['authorized', 'accepted', 'captured'])
    .where('c.removed_at', 'is', null)
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
  return found?.id ?? null;
}
