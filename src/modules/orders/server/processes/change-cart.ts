import { Refusal } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { cacheCart, lastSeenCart } from '../cart-cache.ts';
import { type CartAccess, type CartEdit, editable, editCart, unquoted } from '../edit-cart.ts';
import { saveCachedCart } from '../order-store.ts';
import { type PricedCart, priceCart } from '../price-cart.ts';

/**
 * Changes a cart in a transaction of its own. See `editCart` for what it throws. The usual case is a cart this
 * process cached a moment ago: it is edited from the cache and written in one statement if it is unchanged. Otherwise
 * it is read under a lock.
 */
export async function changeCart(
  appContext: AppContext,
  access: CartAccess,
  edit: CartEdit,
): Promise<PricedCart> {
  return (
    (await changeAsLastSeen(appContext, access, edit)) ??
    transact(appContext, (work) => editCart(work, access, edit))
  );
}

/**
 * Null when the cart must be read from the database: a refusal or problem may come from stale data, so only a
 * successful write counts.
 */
async function changeAsLastSeen(
  appContext: AppContext,
  access: CartAccess,
  edit: CartEdit,
): Promise<PricedCart | null> {
  const seen = lastSeenCart(access.token, access.adding);
  if (!seen) return null;
  const { db, clock } = appContext;
  const now = clock.now();
  try {
    const before = editable(seen, access, now);
    const priced = await priceCart(db, await edit(before, db), clock.today());
    if (priced.problems.length > 0) return null;
    const order = await saveCachedCart(
      { tx: db, now },
      unquoted(priced.order),
      before,
      priced.needs,
    );
    if (!order) return null;
    cacheCart(order);
    return { ...priced, order };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
