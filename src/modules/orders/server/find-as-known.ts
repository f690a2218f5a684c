import type { Db, Tx } from '#schema.ts';
import { type CartGlance, glanceAtCart, glanceLocked } from './glance-at-cart.ts';
import { knownCart } from './known-carts.ts';
import type { Order } from './order.ts';
import { findOrder, findOrderLocked } from './queries.ts';

/**
 * An order or cart by its token, or null. A cart this process knows is only glanced at: it is read
 * whole when somebody changed it, or the offer, since.
 */
export const findAsKnown = async (db: Db | Tx, token: string): Promise<Order | null> =>
  (await ifUnchanged(token, () => glanceAtCart(db, token))) ?? findOrder(db, token);

/** The same, taken for this transaction: whoever wants it too waits. */
export const findAsKnownLocked = async (tx: Tx, token: string): Promise<Order | null> =>
  (await ifUnchanged(token, () => glanceLocked(tx, token))) ?? findOrderLocked(tx, token);

async function ifUnchanged(
  token: string,
  glance: () => Promise<CartGlance | null>,
): Promise<Order | null> {
  const known = knownCart(token);
  const now = known && (await glance());
  const stands = now?.version === known?.version && now?.offerVersion === known?.offerVersion;
  return known && now && stands ? { ...known, stock: now.stock } : null;
}
