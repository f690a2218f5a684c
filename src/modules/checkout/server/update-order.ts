import { refuse } from '#kit/refusal.ts';
import { applyCoupon, claimCart } from '#modules/cart/server/index.ts';
import {
  type CartAccess,
  type CartEdit,
  editCart,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import type { Work } from '#schema.ts';
import type { OrderUpdate } from '../contracts.ts';
import { addressOrder } from './address-order.ts';

/** PUT of an order: whatever is given, in one transaction; absent keys stay (contracts §1.7). */
export async function updateOrder(
  work: Work,
  access: CartAccess,
  update: OrderUpdate,
): Promise<PricedCart> {
  const { customer, couponCode } = update;
  // The version seen holds for the first change; the others follow it in the same transaction.
  const next: CartAccess = { ...access, version: null };
  let cart: PricedCart | null = null;
  if (customer !== undefined) cart = await claimCart(work, access, customerId(customer));
  if (saysWhere(update) || couponCode === undefined)
    cart = await editCart(work, cart ? next : access, updateOwn(update));
  if (couponCode !== undefined) cart = await applyCoupon(work, cart ? next : access, couponCode);
  return cart as PricedCart;
}

/** Whether an update changes nothing but the cart, which `updateOwn` does. */
export const isOwn = ({ customer, couponCode }: OrderUpdate): boolean =>
  customer === undefined && couponCode === undefined;

/** The part of an update that says who buys and where it goes. */
export function updateOwn(update: OrderUpdate): CartEdit {
  const { email, billingAddress, shippingAddress } = update;
  if (billingAddress || shippingAddress)
    return addressOrder({ billingAddress, shippingAddress, email });
  return (order) =>
    email === undefined ? order : { ...order, email: email?.toLowerCase() ?? null };
}

const saysWhere = ({ email, billingAddress, shippingAddress }: OrderUpdate): boolean =>
  Boolean(billingAddress || shippingAddress) || email !== undefined;

function customerId(path: string): number {
  const id = /^(?:\/api\/v2)?\/shop\/customers\/(\d+)$/.exec(path)?.[1];
  if (id === undefined) throw refuse('cart.not_yours');
  return Number(id);
}
