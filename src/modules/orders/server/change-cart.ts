import { Refusal } from '#kit/refusal.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { type CartAccess, type CartEdit, editable, editCart, unquoted } from './edit-cart.ts';
import { knownCart, rememberCart } from './known-carts.ts';
import { saveKnownCart } from './order-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

/**
 * Changes a cart, and nothing else: opens its own transaction. See `editCart` for what it throws.
 * A shopper changes the cart they just changed: the one this process knows is edited first and
 * written in one statement, if it still is that cart. Else it is edited under its lock.
 */
export async function changeCart(
  machine: Machine,
  access: CartAccess,
  edit: CartEdit,
): Promise<PricedCart> {
  const changed =
    (await changeKnown(machine, access, edit)) ??
    (await transact(machine, (work) => editCart(work, access, edit)));
  rememberCart(changed.order);
  return changed;
}

/** Null when it must be looked at: what is decided on what was known binds only what goes through. */
async function changeKnown(
  machine: Machine,
  access: CartAccess,
  edit: CartEdit,
): Promise<PricedCart | null> {
  const known = knownCart(access.token, access.adding);
  if (!known) return null;
  const { db, clock } = machine;
  const now = clock.now();
  try {
    const before = editable(known, access, now);
    const priced = await priceCart(db, await edit(before, db), clock.today());
    if (priced.problems.length > 0) return null;
    const order = await saveKnownCart(
      { tx: db, now },
      unquoted(priced.order),
      before,
      priced.needs,
    );
    return order && { ...priced, order };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
