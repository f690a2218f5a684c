import { refuse } from '#kit/refusal.ts';
import { applyCoupon, claimCart } from '#modules/cart/server/index.ts';
import { type CartAccess, editCart, type PricedCart } from '#modules/orders/server/index.ts';
import type { Work } from '#schema.ts';
import type { OrderUpdate } from '../contracts.ts';
import { addressOrder } from './address-order.ts';

/** PUT of an order: whatever is given, in one transaction; absent keys stay (contracts §1.7). */
export async function updateOrder(
  work: Work,
  access: CartAccess,
  update: OrderUpdate,
): Promise<PricedCart> {
  const { customer, email, billingAddress, shippingAddress, couponCode } = update;
  // The version seen holds for the first change; the others follow it in the same transaction.
  const next: CartAccess = { ...access, version: null };
  let cart: PricedCart | null = null;
  if (customer !== undefined) cart = await claimCart(work, access, customerId(customer));
  if (billingAddress || shippingAddress) {
    const addressing = { billingAddress, shippingAddress, email };
    cart = await addressOrder(work, cart ? next : access, addressing);
  } else if (email !== undefined || couponCode === undefined)
    cart = await editCart(work, cart ? next : access, (order) =>
      email === undefined ? order : { ...order, email: email?.toLowerCase() ?? null },
    );
  if (couponCode !== undefined) cart = await applyCoupon(work, cart ? next : access, couponCode);
  return cart as PricedCart;
}

function customerId(path: string): number {
  const id = /^(?:\/api\/v2)?\/shop\/customers\/(\d+)$/.exec(path)?.[1];
  if (id === undefined) throw refuse('cart.not_yours');
  return Number(id);
}
