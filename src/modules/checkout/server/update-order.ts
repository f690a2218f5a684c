import { Refusal, refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { applyCoupon, claimCart } from '#modules/cart/server/index.ts';
import {
  type CartAccess,
  type CartEdit,
  editCart,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { OrderUpdate } from '../contracts.ts';
import { addressOrder } from './address-order.ts';

/** PUT of an order: applies all given keys in one transaction; omitted keys are not changed (contracts §1.7). */
export async function updateOrder(
  work: UnitOfWork,
  access: CartAccess,
  update: OrderUpdate,
): Promise<PricedCart> {
  const { customer, couponCode } = update;
  // The expected version applies to the first change; the others follow in the same transaction.
  const next: CartAccess = { ...access, version: null };
  let cart: PricedCart | null = null;
  if (customer !== undefined) cart = await claimCart(work, access, customerId(customer));
  const seen = cart ? next : access;
  if (saysWhere(update) || couponCode === undefined)
    cart = await editCart(work, seen, updateOwn(update)).catch(async (refused: unknown) => {
      if (couponCode === undefined) throw refused;
      throw await joined(refused, () => applyCoupon(work, seen, couponCode));
    });
  if (couponCode !== undefined) cart = await applyCoupon(work, cart ? next : access, couponCode);
  return cart as PricedCart;
}

/** Adds the coupon's violations to those of the address, so that one response has them all (contracts §1.4). */
async function joined(refused: unknown, tryCoupon: () => Promise<unknown>): Promise<unknown> {
  if (!(refused instanceof Refusal) || !refused.violations) return refused;
  const coupon = await violationsWhen(tryCoupon);
  return refuseFields([...refused.violations, ...coupon]);
}

/** Violations of a command that is refused; none when it succeeds. Other errors are rethrown. */
export async function violationsWhen(
  command: () => Promise<unknown>,
): Promise<readonly Violation[]> {
  try {
    await command();
    return [];
  } catch (error) {
    if (error instanceof Refusal && error.violations) return error.violations;
    throw error;
  }
}

/** Whether an update changes only the cart, which `updateOwn` does. */
export const isOwn = ({ customer, couponCode }: OrderUpdate): boolean =>
  customer === undefined && couponCode === undefined;

/** The part of an update that concerns customer and addresses. */
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
