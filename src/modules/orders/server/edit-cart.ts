import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
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
export async function lockCart(
  work: Work,
  { token, caller, version, adding }: CartAccess,
): Promise<Order> {
  const order = await lockOrder(work, token, adding);
  if (order?.state !== 'cart' || order.subscription !== null || !mayAccess(order, caller))
    throw refuse('order.unknown');
  if (version !== null && version !== order.version) throw refuse('order.stale');
  const charging = order.chargingUntil?.getTime() ?? 0;
  if (charging > work.now.epochMilliseconds) throw refuse('order.charging');
  return order;
}

/** Prices a cart that was changed and writes it. */
export async function storeCart(work: Work, changed: Order, before: Order): Promise<PricedCart> {
  const priced = await priceCart(work.tx, changed, work.today);
  const settled = { ...priced.order, quoteHash: null, chargingUntil: null };
  return { ...priced, order: await saveOrder(work, settled, before) };
}

/** Locks a cart, changes it, prices it again and writes it. */
export async function editCart(
  work: Work,
  access: CartAccess,
  edit: (order: Order) => Order | Promise<Order>,
): Promise<PricedCart> {
  const before = await lockCart(work, access);
  return storeCart(work, await edit(before), before);
}
