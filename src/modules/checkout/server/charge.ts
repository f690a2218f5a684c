import { refuse } from '#kit/refusal.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import {
  type CartAccess,
  lockOrder,
  mayAccess,
  type Order,
  placeOrder,
  quoteHash,
  type Receipt,
  recordPayment,
  saveOrder,
} from '#modules/orders/server/index.ts';
import type { PaymentMethodCode } from '#modules/payments/contracts.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { TERMS_VERSION } from '../contracts.ts';
import { assertCredit, payWithCredit } from './pay-with-credit.ts';
import { readyCart } from './ready-cart.ts';

/** Amount to charge for an order in exactly its current state. */
export interface Quote {
  /** The order as it is charged, locked. */
  order: Order;
  orderId: number;
  token: string;
  paymentId: number;
  methodCode: PaymentMethodCode;
  amount: number;
  currency: string;
  quoteHash: string;
  /** Customer who pays, for receipts; null for a guest. */
  customerId: number | null;
  /** Number of the order; null until it is placed. */
  number: string | null;
  hasSubscription: boolean;
  payer: { name: string; email: string | null };
}

/** Minutes a running charge blocks changes of its cart. */
const CHARGING_MINUTES = 15;

/**
 * Creates a quote for the amount about to be charged: for a cart ready to be ordered, or a placed
 * order that is not paid yet. Returns the same quote while nothing changes.
 * @throws Refusal as `readyCart`; `order.unknown`; `order.state` when nothing is to be paid.
 */
export async function quoteOrder(
  work: UnitOfWork,
  access: Omit<CartAccess, 'version'>,
  paymentId: number,
  expectedTotal: number | null,
): Promise<Quote> {
  return quoteLocked(work, await lockOrder(work, access.token), access.caller, {
    paymentId,
    expectedTotal,
  });
}

/** The same for an order that is locked already; null for none. */
export async function quoteLocked(
  work: UnitOfWork,
  found: Order | null,
  caller: CartAccess['caller'],
  { paymentId, expectedTotal }: { paymentId: number; expectedTotal: number | null },
): Promise<Quote> {
  if (!found || !mayAccess(found, caller)) throw refuse('order.unknown');
  // The next delivery of a subscription is charged by the renewal job on its day.
  if (found.state === 'cart' && found.subscription !== null) throw refuse('order.unknown');
  if (found.payment?.id !== paymentId) throw refuse('checkout.payment_unknown');
  if (found.state !== 'cart') {
    if (found.paymentState !== 'awaiting_payment')
      throw refuse('order.state', { state: found.paymentState });
    return quoteOf(found, found.quoteHash ?? quoteHash(found));
  }
  const charging = (found.chargingUntil?.getTime() ?? 0) > work.now.epochMilliseconds;
  if (charging && found.quoteHash) return quoteOf(found, found.quoteHash);
  const ready = await readyCart(work, found, expectedTotal);
  await assertCredit(work, ready);
  const hash = quoteHash(ready);
  if (found.quoteHash === hash) return quoteOf(found, hash);
  return quoteOf(await saveOrder(work, { ...ready, quoteHash: hash }, found), hash);
}

/**
 * Starts a charge of a locked order: until it ends, or for fifteen minutes, the cart cannot be changed (a second tab
 * gets a refusal).
 * @throws Refusal `checkout.total_changed` when the order no longer matches the quote.
 */
export async function holdQuote(work: UnitOfWork, order: Order, hash: string): Promise<void> {
  if (order.state !== 'cart') return;
  if (order.quoteHash !== hash)
    throw refuse('checkout.total_changed', { total: { cents: dueOf(order) } });
  const until = work.now.add({ minutes: CHARGING_MINUTES });
  await saveOrder(
    work,
    {
      ...order,
      chargingUntil: new Date(until.epochMilliseconds),
      payment: order.payment && { ...order.payment, state: 'processing' },
    },
    order,
  );
}

/**
 * Ends a refused or abandoned charge of a locked order, if there still is one: the cart can be changed again, an order
 * still awaits payment.
 */
export async function releaseQuote(
  work: UnitOfWork,
  order: Order | null,
  hash: string,
  error: { code: string; message: string } | null,
): Promise<void> {
  if (!order?.payment || order.payment.transactionId) return;
  if (order.state === 'cart' ? order.quoteHash !== hash : order.state !== 'new') return;
  const waiting = order.state === 'cart' ? 'cart' : 'new';
  // An abandoned payment changed nothing on the order: a new version would only cause conflicts for
  // other readers.
  if (!error && order.chargingUntil === null && order.payment.state === waiting) return;
  const payment = {
    ...order.payment,
    state: error ? ('failed' as const) : (waiting as 'cart' | 'new'),
    details: error ? { ...order.payment.details, error } : order.payment.details,
  };
  await saveOrder(work, { ...order, chargingUntil: null, payment }, order);
}

export interface AcceptedCharge extends Receipt {
  quoteHash: string;
  /** Cents authorised by the provider. */
  amount: number;
}

/**
 * Places a locked order after the provider accepted a charge. Used by the browser, the webhook and the
 * reconciliation; idempotent: a repeated call returns the same order.
 * @throws Refusal when the charge cannot place the order: its quote no longer matches the cart,
 * stock, a promotion or the credit is gone, or the order is cancelled or paid by another charge.
 * The caller then refunds the money: nothing was written.
 */
export async function finalise(
  work: UnitOfWork,
  order: Order | null,
  charge: AcceptedCharge,
): Promise<Order> {
  if (!order) throw refuse('order.unknown');
  const receipt: Receipt = charge;
  if (order.payment?.transactionId === charge.transactionId)
    return charge.captured && order.paymentState === 'authorized'
      ? recordPayment(work, order, receipt)
      : order;
  const due = dueOf(order);
  if (due !== charge.amount) throw refuse('checkout.total_changed', { total: { cents: due } });
  if (order.state !== 'cart') return recordPayment(work, order, receipt);
  if (order.quoteHash !== charge.quoteHash)
    throw refuse('checkout.total_changed', { total: { cents: due } });
  await payWithCredit(work, order);
  const placed = await placeOrder(work, order, order, {
    termsVersion: TERMS_VERSION,
    paymentDueAt: null,
    confirmed: false,
  });
  return recordPayment(work, placed, receipt);
}

const quoteOf = (order: Order, hash: string): Quote => ({
  order,
  orderId: order.id,
  token: order.token,
  paymentId: order.payment?.id as number,
  methodCode: order.payment?.methodCode as PaymentMethodCode,
  amount: dueOf(order),
  currency: order.currency,
  quoteHash: hash,
  customerId: order.customerId,
  number: order.number,
  hasSubscription: order.lines.some((line) => line.subscriptionInterval !== null),
  payer: { name: payerOf(order), email: order.email },
});

const payerOf = ({ billingAddress }: Order) =>
  billingAddress ? `${billingAddress.firstName} ${billingAddress.lastName}` : '';
