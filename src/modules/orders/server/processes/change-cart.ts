import { Refusal } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { cacheCart, lastSeenCart } from '../cart-cache.ts';
import { type CartAccess, type CartEdit, editable, editCart, unquoted } from '../edit-cart.ts';
import { saveCachedCart } from '../order-store.ts';
import { type PricedCart, priceCart } from '../price-cart.ts';

/**
 * Changes a cart, and nothing else: opens its own transaction. See `editCart` for what it throws.
 * A shopper changes the cart they just changed: the one this process saw last is edited first
 * and written in one statement, if it still is that cart. Else it is edited under its lock.
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

/** Null when it must be read: what is decided on what was seen binds only what goes through. */
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
