import { dueOf, paymentStates } from '#modules/orders/rules/index.ts';
import {
  findOrderById,
  isMoneyDisputed,
  lockOrder,
  type Order,
  saveOrder,
} from '#modules/orders/server/index.ts';
import { findAttemptOfCharge, returnCredit } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { dropAwaitedChange } from '../awaited-change.ts';
import { refundRest } from '../refund-order.ts';
import { dropPendingRefunds, findRefunds } from '../refunds.ts';
import { askToSendBack } from '../send-surplus-back.ts';
import { giveUp, lockBoth, settlePayment } from './settle-payment.ts';

/**
 * Returns the payment of a cancelled order: voided if held, refunded if captured, less earlier
 * goodwill refunds. A cheque or transfer becomes a task for the team.
 */
export async function returnPayment(appContext: AppContext, orderId: number): Promise<void> {
  const order = await findOrderById(appContext.db, orderId);
  if (order?.state !== 'cancelled') return;
  await transact(appContext, async (work) => {
    const held = await lockOrder(work, order.token);
    if (!held) return;
    await askToSendBack(work, held);
    await dropAwaitedChange(work, held);
    await returnCreditOf(work, held);
  });
  if (!order.payment?.transactionId) return;
  const attempt = await findAttemptOfCharge(appContext.db, order.payment.transactionId);
  if (!attempt) {
    // Paid with credit alone, after a goodwill refund: the rest is a refund of its own.
    if (order.credit > 0) await transact(appContext, (work) => returnRest(work, order.token));
    return;
  }
  // Disputed money cannot be refunded; this runs again when the team allows an exception.
  if (await isMoneyDisputed(appContext.db, orderId)) return;
  await transact(appContext, async (work) => {
    const held = await lockBoth(work, attempt);
    const { state } = held.attempt;
    if (held.order && state === 'captured' && (await refundRest(work, held.order))) return;
    if (held.order && state === 'accepted') {
      await dropPendingRefunds(work, orderId);
      await returnCreditOf(work, held.order);
    }
    if (state === 'accepted' || state === 'captured')
      await giveUp(work, held, { code: 'order_cancelled' });
  });
  await settlePayment(appContext, attempt.hash);
}

async function returnRest(work: UnitOfWork, token: string): Promise<void> {
  const order = await lockOrder(work, token);
  if (order) await refundRest(work, order);
}

/** Returns all the credit of a locked order, unless a goodwill refund already returned a part. */
async function returnCreditOf(work: UnitOfWork, order: Order): Promise<void> {
  if (order.credit === 0 || (await findRefunds(work.tx, order.id)).length > 0) return;
  if ((await returnCredit(work, order.token)) === 0 || dueOf(order) > 0) return;
  const paymentState = paymentStates.next(order.paymentState, 'refund');
  if (!paymentState || !order.payment) return;
  const payment = { ...order.payment, state: 'refunded' as const };
  await saveOrder(work, { ...order, paymentState, payment }, order);
}
