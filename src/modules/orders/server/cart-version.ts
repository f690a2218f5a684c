import { sql } from 'kysely';
import { type OfferSeen, stockNow } from '#modules/catalog/server/index.ts';
import { offerVersion } from '#modules/channels/server/index.ts';
import { automaticGifts } from '#modules/promotions/server/index.ts';
import { compiledQuery } from '#platform/compiled-query.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Order } from './order.ts';

/** Variants that a cart (`o`) contains or may receive as gifts, for the statement that reads the cart. */
export const held = sql<string>`select variant_code from order_items where order_id = o.id
  union all ${automaticGifts}`;

/** The fields that tell whether a cached cart, and the catalogue and prices behind it, are current. */
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

/** Reads only the version fields of a cart, or null. */
export async function readCartVersion(db: Db | Tx, token: string): Promise<CartVersion | null> {
  const [row] = await byToken(db, token);
  return row ?? null;
}

/**
 * The same, and locks the cart. If another transaction held the lock, the version is the new one but the stock may be
 * the old one: whoever takes stock checks it again.
 */
export async function readCartVersionLocked(tx: Tx, token: string): Promise<CartVersion | null> {
  const [row] = await byTokenLocked(tx, token);
  return row ?? null;
}

/** Whether a cart is to be delivered to a relay point. */
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
