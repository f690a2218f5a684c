import type { Db, Tx } from '#registry/schema.ts';
import { cachedCartAt, isCartCached } from './cart-cache.ts';
import { type CartVersion, readCartVersion, readCartVersionLocked } from './cart-version.ts';
import type { Order } from './order.ts';
import { findOrder, findOrderLocked } from './queries.ts';

/**
 * An order or cart by its token, or null. For a cached cart only the version is read; the rest is read when the cart,
 * or catalogue and prices, changed since.
 */
export const findCart = async (db: Db | Tx, token: string): Promise<Order | null> =>
  (await findCached(token, () => readCartVersion(db, token))) ?? findOrder(db, token);

/** The same, locked: other transactions that want it wait. */
export const findCartLocked = async (tx: Tx, token: string): Promise<Order | null> =>
  (await findCached(token, () => readCartVersionLocked(tx, token))) ?? findOrderLocked(tx, token);

/** The version fields of a cached cart, to check whether the cached copy is current; null when none is cached. */
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
