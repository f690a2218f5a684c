import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { findCartLocked } from './find-cart.ts';
import type { Order } from './order.ts';
import { lockOrder, saveOrder } from './order-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

/** Identifies a cart, its caller and the version the caller read. */
export interface CartAccess {
  token: string;
  caller: { customerId: number } | null;
  /** Null accepts any version. */
  version: number | null;
  /** Variants about to be added: their stock is read together with the cart. */
  adding?: readonly string[];
}

/** Computes the changed cart. It may read but writes nothing, so it can be called a second time. */
export type CartEdit = (order: Order, db: Db | Tx) => Order | Promise<Order>;

/** An order belongs to its customer, or to whoever holds the token when it has none (API-05). */
export function mayAccess(order: Pick<Order, 'customerId'>, caller: CartAccess['caller']): boolean {
  return order.customerId === null || order.customerId === caller?.customerId;
}

/**
 * Locks a cart for editing.
 * @throws Refusal `order.unknown` when there is none, it is another customer's or already placed, or it is the next
 * delivery of a subscription, which is changed through the subscription; `order.charging` while a payment is in
 * progress; `order.stale` when the shopper read another version.
 */
export async function lockCart(work: UnitOfWork, access: CartAccess): Promise<Order> {
  return editable(await lockOrder(work, access.token, access.adding), access, work.now);
}

/**
 * Locks a cart to place it, using the cached copy when that is current. Not for carts that are charged: their quote
 * is computed from the database.
 */
export async function lockCachedCart(work: UnitOfWork, access: CartAccess): Promise<Order> {
  return editable(await findCartLocked(work.tx, access.token), access, work.now);
}

/**
 * The cart if this caller may edit this version.
 * @throws as `lockCart`.
 */
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

/** Prices a changed cart and writes it. */
export async function storeCart(
  work: UnitOfWork,
  changed: Order,
  before: Order,
): Promise<PricedCart> {
  const priced = await priceCart(work.tx, changed, work.today);
  return { ...priced, order: await saveOrder(work, unquoted(priced.order), before) };
}

/** Clears quote and charge of a changed cart, since they were for its earlier contents. */
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
