import { hasLeft, paymentStates } from '#modules/orders/rules/index.ts';
import { lockOrder, saveOrder } from '#modules/orders/server/index.ts';
import { type Attempt, raiseFinding } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { dropPendingRefunds } from './refunds.ts';

/** Days an order that has not left waits for another payment after its hold was lost. */
const WAITS_DAYS = 3;

/** Records that the whole payment of a cancelled order was returned. */
export async function recordRefund(work: UnitOfWork, attempt: Attempt): Promise<void> {
  const order = await lockOrder(work, attempt.orderToken);
  if (order?.payment?.transactionId !== attempt.providerReference) return;
  const paymentState = paymentStates.next(order.paymentState, 'refund');
  if (!paymentState) return;
  const payment = { ...order.payment, state: 'refunded' as const };
  await saveOrder(work, { ...order, paymentState, payment }, order);
}

/**
 * Records that the provider released a hold before it was captured: the order awaits a payment
 * again, its customer is written to, and it is cancelled if unpaid. An order that has left cannot
 * be cancelled: its amount is owed, and the team is notified too.
 */
export async function recordLoss(work: UnitOfWork, attempt: Attempt): Promise<void> {
  const order = await lockOrder(work, attempt.orderToken);
  if (order?.payment?.transactionId !== attempt.providerReference) return;
  const paymentState = paymentStates.next(order.paymentState, 'fail');
  if (!paymentState) return;
  const isGone = hasLeft(order);
  const due = work.now.add({ hours: 24 * WAITS_DAYS });
  const paymentDueAt = isGone ? null : new Date(due.epochMilliseconds);
  const payment = { ...order.payment, state: 'failed' as const, transactionId: null };
  await saveOrder(work, { ...order, paymentState, payment, paymentDueAt }, order);
  await dropPendingRefunds(work, order.id);
  const { amount, hash, providerReference: charge } = attempt;
  if (isGone)
    await raiseFinding(work, {
      kind: 'left_unpaid',
      subject: order.token,
      details: { order: order.token, charge, amount },
    });
  await work.announce('payment.lost', { orderId: order.id, charge: hash });
}
