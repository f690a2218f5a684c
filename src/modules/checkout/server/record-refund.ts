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
 * Records that a pending refund was paid: updates the order and notifies customer and modules,
 * once. Idempotent.
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
  // A cancelled order may have been refunded in full before its goodwill refund was paid.
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

/** Money beyond the order total was refunded: the order stays paid, and its invoice never included it (O-22). */
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

/** Issues the credit notes for refunds made before the order left, now that its invoice exists. */
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

/** Books the refund where the money came from: the provider of its charge, or the bank. */
async function bookBack(work: UnitOfWork, orderToken: string, refund: Refund): Promise<void> {
  const { id, credit, transactionId: reference } = refund;
  const amount = refund.amount - credit;
  if (credit > 0) await giveBackCredit(work, orderToken, refund);
  if (amount === 0) return;
  const attempt = await findAttemptOfCharge(work.tx, reference);
  if (attempt) await bookRefund(work, attempt, { key: String(id), amount });
  else await bookBankRefund(work, String(id), { orderToken, reference, amount });
}

/** Returned as credit that does not expire, because it was paid for. */
async function giveBackCredit(work: UnitOfWork, orderToken: string, refund: Refund): Promise<void> {
  const order = await findOrderById(work.tx, refund.orderId);
  const { customerId = null, voucherId = null } = order ?? {};
  // For a guest it goes back to the voucher, whose code can be used again.
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

/** Records that the provider refused a refund: creates a task, and the refund may be requested again. */
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
  // Only goodwill refunds: requesting a refused rest again would loop for ever.
  if (order && isGesture(refund)) await goOnReturning(work, order);
}

/** Requests the rest of a cancelled order, which waited for this refund. */
async function goOnReturning(work: UnitOfWork, { id, state }: Order): Promise<void> {
  if (state === 'cancelled') await work.announce('refund.of_cancelled', { orderId: id });
}

/** Locks the order of a refund first, as everywhere, then reads the refund. */
async function lockRefund(work: UnitOfWork, refundId: number): Promise<Refund | null> {
  const existing = await findRefund(work.tx, refundId);
  const order = existing && (await findOrderById(work.tx, existing.orderId));
  if (!order) return null;
  await lockOrder(work, order.token);
  return findRefund(work.tx, refundId);
}
