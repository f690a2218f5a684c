import { findOrderById, isMoneyDisputed, lockOrder } from '#modules/orders/server/index.ts';
import { findAttemptOfCharge } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { dropAwaitedChange } from '../awaited-change.ts';
import { refundRest } from '../refund-order.ts';
import { dropPendingRefunds } from '../refunds.ts';
import { askToSendBack } from '../send-surplus-back.ts';
import { giveUp, lockBoth, settlePayment } from './settle-payment.ts';

/**
 * Gives back what was paid for an order that was cancelled: voided if held, refunded if taken, less
 * what a gesture gave back before. What came by cheque or transfer is a task for the team.
 */
export async function returnPayment(appContext: AppContext, orderId: number): Promise<void> {
  const order = await findOrderById(appContext.db, orderId);
  if (order?.state !== 'cancelled') return;
  await transact(appContext, async (work) => {
    const held = await lockOrder(work, order.token);
    if (!held) return;
    await askToSendBack(work, held);
    await dropAwaitedChange(work, held);
  });
  if (!order.payment?.transactionId) return;
  const attempt = await findAttemptOfCharge(appContext.db, order.payment.transactionId);
  if (!attempt) return;
  // What a bank took back is not here to be given back: an exception makes this run again.
  if (await isMoneyDisputed(appContext.db, orderId)) return;
  await transact(appContext, async (work) => {
    const held = await lockBoth(work, attempt);
    const locked = held.state === 'captured' && (await lockOrder(work, order.token));
    if (locked && (await refundRest(work, locked))) return;
    if (held.state === 'accepted') await dropPendingRefunds(work, orderId);
    if (held.state === 'accepted' || held.state === 'captured')
      await giveUp(work, held, { code: 'order_cancelled' });
  });
  await settlePayment(appContext, attempt.hash);
}
