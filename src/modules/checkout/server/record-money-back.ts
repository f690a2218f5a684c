import { paymentStates } from '#modules/orders/rules/index.ts';
import { lockOrder, saveOrder } from '#modules/orders/server/index.ts';
import type { Attempt } from '#modules/payments/server/index.ts';
import type { Work } from '#schema.ts';
import { paymentDueAt } from '../rules/index.ts';

/** The whole payment of a cancelled order went back to whoever paid it. */
export async function recordRefund(work: Work, attempt: Attempt): Promise<void> {
  const order = await lockOrder(work, attempt.orderToken);
  if (order?.payment?.transactionId !== attempt.providerReference) return;
  const paymentState = paymentStates.next(order.paymentState, 'refund');
  if (!paymentState) return;
  const payment = { ...order.payment, state: 'refunded' as const };
  await saveOrder(work, { ...order, paymentState, payment }, order);
}

/**
 * The provider gave up money it held for an order, before it was taken: the order waits for a
 * payment again, and is cancelled without one.
 */
export async function recordLoss(work: Work, attempt: Attempt): Promise<void> {
  const order = await lockOrder(work, attempt.orderToken);
  if (order?.payment?.transactionId !== attempt.providerReference) return;
  const paymentState = paymentStates.next(order.paymentState, 'fail');
  if (!paymentState) return;
  const due = new Date(paymentDueAt(work.now, attempt.method).epochMilliseconds);
  const payment = { ...order.payment, state: 'failed' as const, transactionId: null };
  await saveOrder(work, { ...order, paymentState, payment, paymentDueAt: due }, order);
}
