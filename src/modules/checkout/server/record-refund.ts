import { t } from '#i18n/catalogue.server.ts';
import { paymentStates } from '#modules/orders/rules/index.ts';
import { findOrderById, lockOrder, type Order, saveOrder } from '#modules/orders/server/index.ts';
import {
  bookBankRefund,
  bookRefund,
  findAttemptOfCharge,
  giveCredit,
} from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { unrefundedOf } from '../rules/index.ts';
import { isGesture } from './refund-order.ts';
import { findRefund, findRefunds, type Refund } from './refunds.ts';

/**
 * The money of a pending refund went back: the order says so, and whoever waits for it is told,
 * once. Told again, it does nothing.
 */
export async function recordRefundDone(work: UnitOfWork, refundId: number): Promise<void> {
  const refund = await lockRefund(work, refundId);
  if (refund?.state !== 'pending') return;
  const order = await findOrderById(work.tx, refund.orderId);
  if (!order?.payment) throw new Error(`refund ${refundId} is of no paid order`);
  if (refund.surplus) return recordSurplusDone(work, order, refund);
  const done = (await findRefunds(work.tx, order.id)).filter(
    ({ id, state }) => state === 'done' || id === refundId,
  );
  const isWhole = unrefundedOf(order.pricing.total, done) <= 0;
  const action = isWhole ? 'refund' : 'refund_partly';
  // Everything else of a cancelled order may have gone back before its gesture did.
  const isOver = order.state === 'cancelled' && order.paymentState === 'refunded';
  const paymentState = isOver ? 'refunded' : paymentStates.next(order.paymentState, action);
  if (!paymentState) throw new Error(`order ${order.id} ${order.paymentState} cannot be refunded`);
  await markDone(work, refundId);
  await bookBack(work, order.token, refund);
  const payment = isWhole ? { ...order.payment, state: 'refunded' as const } : order.payment;
  await saveOrder(work, { ...order, paymentState, payment }, order);
  const { units, shipping, shippingKept: retainedShipping, goodwill, reason } = refund;
  const { amount, credit } = refund;
  const returned = { units, shipping, shippingKept: retainedShipping, goodwill };
  const event = { refundId, orderId: order.id, ...returned, amount, credit, reason };
  await work.announce('refund.done', event);
  if (order.shippingState === 'shipped') await work.announce('refund.invoiced', event);
  await goOnReturning(work, order);
}

/** What was here beyond its total went back: the order stays paid, and its invoice never held it (O-22). */
async function recordSurplusDone(work: UnitOfWork, order: Order, refund: Refund): Promise<void> {
  await markDone(work, refund.id);
  await bookBack(work, order.token, refund);
  const { id: refundId, amount, reason } = refund;
  const nothing = { units: {}, shipping: false };
  await work.announce('refund.done', { refundId, orderId: order.id, ...nothing, amount, reason });
}

const markDone = (work: UnitOfWork, refundId: number) =>
  work.tx
    .updateTable('refunds')
    .set({ state: 'done', done_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', refundId)
    .execute();

/** An order left, and has its invoice: what was given back before is credited from now on. */
export async function creditEarlyRefunds(work: UnitOfWork, orderId: number): Promise<void> {
  for (const refund of await findRefunds(work.tx, orderId)) {
    const {
      id,
      units,
      shipping,
      shippingKept: retainedShipping,
      goodwill,
      amount,
      credit,
      reason,
      state,
    } = refund;
    const returned = { units, shipping, shippingKept: retainedShipping, goodwill };
    const event = { refundId: id, orderId, ...returned, amount, credit, reason };
    if (state === 'done') await work.announce('refund.invoiced', event);
  }
}

/** Booked where it was paid: at the provider of its charge, or at the bank. */
async function bookBack(work: UnitOfWork, orderToken: string, refund: Refund): Promise<void> {
  const { id, credit, transactionId: reference } = refund;
  const amount = refund.amount - credit;
  if (credit > 0) await giveBackCredit(work, orderToken, refund);
  if (amount === 0) return;
  const attempt = await findAttemptOfCharge(work.tx, reference);
  if (attempt) await bookRefund(work, attempt, { key: String(id), amount });
  else await bookBankRefund(work, String(id), { orderToken, reference, amount });
}

/** It goes back as credit, which does not end: it was paid. */
async function giveBackCredit(work: UnitOfWork, orderToken: string, refund: Refund): Promise<void> {
  const order = await findOrderById(work.tx, refund.orderId);
  const { customerId = null, voucherId = null } = order ?? {};
  // Without an account it goes back to the voucher, whose code can be used again.
  const holder = customerId === null ? voucherId : undefined;
  if (!order || holder === null) throw new Error(`refund ${refund.id} is of nobody's`);
  await giveCredit(work, {
    customerId,
    voucherId: holder,
    source: 'refund',
    key: `refund:${refund.id}`,
    amount: refund.credit,
    reason: t('checkout.refunds.credit', { number: order.number ?? '' }),
    expiresOn: null,
    staffId: null,
    orderToken,
  });
}

/** The provider will not give the money back: somebody has to look, and may ask again. */
export async function recordRefundRefused(work: UnitOfWork, refundId: number): Promise<void> {
  const refund = await lockRefund(work, refundId);
  if (refund?.state !== 'pending') return;
  await work.tx
    .updateTable('refunds')
    .set({ state: 'refused' })
    .where('id', '=', refundId)
    .execute();
  const order = await findOrderById(work.tx, refund.orderId);
  if (refund.surplus) return;
  // The rest itself, refused, would be asked for again without end.
  if (order && isGesture(refund)) await goOnReturning(work, order);
}

/** The rest of a cancelled order waited for this one. */
async function goOnReturning(work: UnitOfWork, { id, state }: Order): Promise<void> {
  if (state === 'cancelled') await work.announce('refund.of_cancelled', { orderId: id });
}

/** Takes the order of a refund, as everybody does first, then reads the refund. */
async function lockRefund(work: UnitOfWork, refundId: number): Promise<Refund | null> {
  const existing = await findRefund(work.tx, refundId);
  const order = existing && (await findOrderById(work.tx, existing.orderId));
  if (!order) return null;
  await lockOrder(work, order.token);
  return findRefund(work.tx, refundId);
}
