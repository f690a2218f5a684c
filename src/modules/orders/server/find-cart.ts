import type { Db, Tx } from '#registry/schema.ts';
import { cachedCartAt, isCartCached } from './cart-cache.ts';
import { type CartVersion, readCartVersion, readCartVersionLocked } from './cart-version.ts';
import type { Order } from './order.ts';
import { findOrder, findOrderLocked } from './queries.ts';

/**
 * An order or cart by its token, or null. Of a cart that is cached only the version is read, and the
 * rest when somebody changed it, or the offer, since.
 */
export const findCart = async (db: Db | Tx, token: string): Promise<Order | null> =>
  (await findCached(token, () => readCartVersion(db, token))) ?? findOrder(db, token);

/** The same, taken for this transaction: whoever wants it too waits. */
export const findCartLocked = async (tx: Tx, token: string): Promise<Order | null> =>
  (await findCached(token, () => readCartVersionLocked(tx, token))) ?? findOrderLocked(tx, token);

/** What tells whether a cart that is cached still stands; null when it has to be read whole. */
export const findCachedVersion = async (db: Db, token: string): Promise<CartVersion | null> =>
  isCartCached(token) ? readCartVersion(db, token) : null;

async function findCached(
  token: string,
  readVersion: () => Promise<CartVersion | null>,
): Promise<Order | null> {
  const now = isCartCached(token) ? await readVersion() : null;
  const cached = now && cachedCartAt(token, now);
  return cached && { ...cached, stock: now.stock };
}
