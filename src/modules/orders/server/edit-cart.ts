import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { findCartLocked } from './find-cart.ts';
import type { Order } from './order.ts';
import { lockOrder, saveOrder } from './order-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

/** Which cart, for whom, and as which version they saw it. */
export interface CartAccess {
  token: string;
  caller: { customerId: number } | null;
  /** Null accepts whatever stands. */
  version: number | null;
  /** Variants that are about to be put in: their stock is read with the cart. */
  adding?: readonly string[];
}

/** What a cart becomes. Reads what it needs to know and writes nothing, so it can be asked again. */
export type CartEdit = (order: Order, db: Db | Tx) => Order | Promise<Order>;

/** An order belongs to its customer, or to whoever holds the token when it has none (API-05). */
export function mayAccess(order: Pick<Order, 'customerId'>, caller: CartAccess['caller']): boolean {
  return order.customerId === null || order.customerId === caller?.customerId;
}

/**
 * Takes a cart for editing.
 * @throws Refusal `order.unknown` for none, another's, a placed one or the next delivery of a
 * subscription, which is changed through it; `order.charging` while a
 * payment is under way; `order.stale` when it is not the version the shopper saw.
 */
export async function lockCart(work: UnitOfWork, access: CartAccess): Promise<Order> {
  return editable(await lockOrder(work, access.token, access.adding), access, work.now);
}

/**
 * The same for a cart that is to be ordered, which is not read whole when it is the one that is
 * cached. Not for one that is charged: what was quoted is the cart as the database gives it.
 */
export async function lockCachedCart(work: UnitOfWork, access: CartAccess): Promise<Order> {
  return editable(await findCartLocked(work.tx, access.token), access, work.now);
}

/** The cart, when it may be edited by whom and as what it is asked for. @throws as `lockCart`. */
export function editable(
  order: Order | null,
  { caller, version }: CartAccess,
  now: Temporal.Instant,
): Order {
  if (order?.state !== 'cart' || order.subscription !== null || !mayAccess(order, caller))
    throw refuse('order.unknown');
  if (version !== null && version !== order.version) throw refuse('order.stale');
  const charging = order.chargingUntil?.getTime() ?? 0;
  if (charging > now.epochMilliseconds) throw refuse('order.charging');
  return order;
}

/** Prices a cart that was changed and writes it. */
export async function storeCart(
  work: UnitOfWork,
  changed: Order,
  before: Order,
): Promise<PricedCart> {
  const priced = await priceCart(work.tx, changed, work.today);
  return { ...priced, order: await saveOrder(work, unquoted(priced.order), before) };
}

/** What was quoted, and being charged, was the cart as it was before. */
export const unquoted = (cart: Order): Order => ({
  ...cart,
  quoteHash: null,
  chargingUntil: null,
});

/** Locks a cart, changes it, prices it again and writes it. */
export async function editCart(
  work: UnitOfWork,
  access: CartAccess,
  edit: CartEdit,
): Promise<PricedCart> {
  const before = await lockCart(work, access);
  return storeCart(work, await edit(before, work.tx), before);
}
