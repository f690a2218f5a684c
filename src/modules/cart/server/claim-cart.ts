import { refuse } from '#kit/refusal.ts';
import { checkoutStates, lineKey } from '#modules/orders/rules/index.ts';
import {
  type CartAccess,
  findCartToken,
  lockCart,
  type Order,
  type OrderLine,
  type PricedCart,
  storeCart,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Assigns an anonymous cart to the signed-in customer. The items of the customer's earlier cart are
 * merged: the larger of two quantities, both coupons (docs/decisions/0030).
 * @throws Refusal `cart.not_yours` when it belongs to somebody else, or nobody is signed in.
 */
export async function claimCart(
  work: UnitOfWork,
  access: CartAccess,
  customerId: number,
): Promise<PricedCart> {
  if (access.caller?.customerId !== customerId) throw refuse('cart.not_yours');
  const guest = await lockCart(work, access);
  const earlier = await takeEarlierCart(work, access, guest, customerId);
  const lines = mergeLines(guest.lines, earlier?.lines ?? []);
  const changed = lines.length !== guest.lines.length;
  const checkoutState = changed ? checkoutStates.next(guest.checkoutState, 'change_items') : null;
  return storeCart(
    work,
    {
      ...guest,
      customerId,
      lines,
      checkoutState: checkoutState ?? guest.checkoutState,
      couponCodes: [...new Set([...guest.couponCodes, ...(earlier?.couponCodes ?? [])])],
    },
    guest,
  );
}

/** Removes and returns the customer's earlier cart. */
async function takeEarlierCart(
  work: UnitOfWork,
  { caller }: CartAccess,
  guest: Order,
  customerId: number,
): Promise<Order | null> {
  const token = await findCartToken(work.tx, customerId, guest.channel);
  if (!token || token === guest.token) return null;
  const earlier = await lockCart(work, { token, caller, version: null });
  await work.tx.deleteFrom('orders').where('id', '=', earlier.id).execute();
  return earlier;
}

/** The same article in both carts was probably added twice, so the larger quantity applies. */
function mergeLines(ours: readonly OrderLine[], theirs: readonly OrderLine[]): OrderLine[] {
  const key = (line: OrderLine) => lineKey(line.variantCode, line.subscriptionInterval);
  const earlier = new Map(theirs.map((line) => [key(line), line]));
  const remaining = ours.map((line) => {
    const twin = earlier.get(key(line));
    earlier.delete(key(line));
    return twin ? { ...line, quantity: Math.max(line.quantity, twin.quantity) } : line;
  });
  return [...remaining, ...Array.from(earlier.values(), (line) => ({ ...line, id: null }))];
}
