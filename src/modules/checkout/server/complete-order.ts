import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import {
  type CartAccess,
  lockCachedCart,
  type Order,
  placeOrder,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Completion, TERMS_VERSION } from '../contracts.ts';
import { isOffline, paymentDueAt } from '../rules/index.ts';
import { countUnpaid, type Placer } from './limit-unpaid.ts';
import { payWithCredit } from './pay-with-credit.ts';
import { findPaymentMethods } from './payment-methods.ts';
import { readyCart } from './ready-cart.ts';

/**
 * Places the order of a cart. Paid by cheque or transfer, or free, it is confirmed at once. A card
 * order keeps its stock until `finalise` confirms the payment, and is cancelled without it.
 * `placer` is the caller; null for orders placed by the shop itself.
 * @throws Refusal as `readyCart`, `payWithCredit` and `placeOrder`; `checkout.unpaid_orders` when
 * too many orders are unpaid.
 */
export async function completeOrder(
  work: UnitOfWork,
  access: CartAccess,
  { notes, expectedTotal, termsVersion }: Omit<Completion, 'recaptchaToken'>,
  placer: Placer | null,
): Promise<Order> {
  const cart = await lockCachedCart(work, access);
  const order = await readyCart(work, cart, expectedTotal ?? null);
  const method = order.payment?.methodCode ?? '';
  const nothingToPay = dueOf(order) === 0;
  const limits = nothingToPay ? null : placer;
  if (limits) await countUnpaid(work, order, limits);
  const guestDays = order.customerId === null ? limits?.guestDays : undefined;
  const dueAt = paymentDueAt(work.now, method, guestDays);
  const payment = await withInstructions(work, order, guestDays === undefined ? null : dueAt);
  await payWithCredit(work, order);
  return placeOrder(work, { ...order, payment, notes: notes ?? order.notes }, cart, {
    termsVersion: termsVersion ?? TERMS_VERSION,
    paymentDueAt: nothingToPay ? null : dueAt,
    confirmed: nothingToPay || isOffline(method),
  });
}

/**
 * Saves the payment instructions as shown, since the method's text may change before the money
 * arrives; also mentions a shortened deadline.
 */
async function withInstructions(
  work: UnitOfWork,
  { payment, offerVersion }: Order,
  shortUntil: Temporal.Instant | null,
): Promise<Order['payment']> {
  const methods = await findPaymentMethods(work.tx, offerVersion);
  const method = methods.find(({ code }) => code === payment?.methodCode);
  if (!payment || !method?.instructions) return payment;
  const parts = [method.instructions];
  if (shortUntil) parts.push(t('checkout.shortHold', { date: longDate(shortUntil.toString()) }));
  return { ...payment, details: { instructions: parts.join('\n\n') } };
}
