import { sql } from 'kysely';
import { type OfferSeen, stockNow } from '#modules/catalog/server/index.ts';
import { offerVersion } from '#modules/channels/server/index.ts';
import { automaticGifts } from '#modules/promotions/server/index.ts';
import { compiledQuery } from '#platform/compiled-query.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Order } from './order.ts';

/** Variants a cart (`o`) holds, and those it may be given: for the statement that reads it. */
export const held = sql<string>`select variant_code from order_items where order_id = o.id
  union all ${automaticGifts}`;

/** What tells whether a cart, and the offer it is priced by, are as they were. */
export interface CartVersion extends Pick<Order, 'version' | 'customerId' | keyof OfferSeen> {}

const selectVersion = (db: Db | Tx, token: string) =>
  db
    .selectFrom('orders as o')
    .select(['o.version', 'o.customer_id as customerId', offerVersion.as('offerVersion')])
    .select(stockNow(held).as('stock'))
    .where('o.token', '=', token)
    .where('o.state', '=', 'cart');
const byToken = compiledQuery(selectVersion);
const byTokenLocked = compiledQuery((tx: Tx, token: string) =>
  selectVersion(tx, token).forUpdate('o'),
);

/** The least to be read of a cart, or null. */
export async function readCartVersion(db: Db | Tx, token: string): Promise<CartVersion | null> {
  const [row] = await byToken(db, token);
  return row ?? null;
}

/**
 * The same, and the cart taken for this transaction. Of one somebody else held, the version is what
 * it became; the stock may be as it was, and is looked at again by whoever takes of it.
 */
export async function readCartVersionLocked(tx: Tx, token: string): Promise<CartVersion | null> {
  const [row] = await byTokenLocked(tx, token);
  return row ?? null;
}

/** Whether a cart is to wait at a relay point. */
export async function waitsAtPoint(db: Db | Tx, token: string): Promise<boolean> {
  const shipment = await db
    .selectFrom('orders as o')
    .innerJoin('shipments as s', 's.order_id', 'o.id')
    .select('s.id')
    .where('o.token', '=', token)
    .where('o.state', '=', 'cart')
    .where('s.pickup_point', 'is not', null)
    .executeTakeFirst();
  return shipment !== undefined;
}
