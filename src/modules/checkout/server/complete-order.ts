import {
  type CartAccess,
  lockKnownCart,
  type Order,
  placeOrder,
} from '#modules/orders/server/index.ts';
import type { Work } from '#schema.ts';
import { type Completion, TERMS_VERSION } from '../contracts.ts';
import { isOffline, paymentDueAt } from '../rules/index.ts';
import { findPaymentMethods } from './payment-methods.ts';
import { readyCart } from './ready-cart.ts';

/**
 * Makes an order of a cart. Paid by cheque or transfer, or costing nothing, it stands at once. A
 * card order keeps its stock until `finalise` confirms the payment, and is cancelled without it.
 * @throws Refusal as `readyCart` and `placeOrder`.
 */
export async function completeOrder(
  work: Work,
  access: CartAccess,
  { notes, expectedTotal, termsVersion }: Completion,
): Promise<Order> {
  const cart = await lockKnownCart(work, access);
  const order = await readyCart(work, cart, expectedTotal ?? null);
  const method = order.payment?.methodCode ?? '';
  const nothingToPay = order.pricing.total === 0;
  const payment = await withInstructions(work, order);
  return placeOrder(work, { ...order, payment, notes: notes ?? order.notes }, cart, {
    termsVersion: termsVersion ?? TERMS_VERSION,
    paymentDueAt: nothingToPay ? null : paymentDueAt(work.now, method),
    confirmed: nothingToPay || isOffline(method),
  });
}

/** How to pay is kept as it was told: it may change before the money comes. */
async function withInstructions(
  work: Work,
  { payment, offerVersion }: Order,
): Promise<Order['payment']> {
  const methods = await findPaymentMethods(work.tx, offerVersion);
  const method = methods.find(({ code }) => code === payment?.methodCode);
  if (!payment || !method?.instructions) return payment;
  return { ...payment, details: { instructions: method.instructions } };
}
