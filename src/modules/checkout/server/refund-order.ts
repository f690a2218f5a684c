import { refuse } from '#kit/refusal.ts';
import { paymentStates } from '#modules/orders/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { violates } from '#platform/database.ts';
import type { Work } from '#schema.ts';
import { judgeRefund, type RefundScope } from '../rules/index.ts';
import { findRefund, findRefunds, type Refund, soldIn } from './refunds.ts';

/**
 * Asks for money of a locked order to be given back; it is pending until the provider did (PAY-09,
 * REL-14). An order that has not left is cancelled instead, which gives everything back.
 * @throws Refusal `refund.not_paid`, `refund.pending`, `refund.too_much`, `refund.nothing`;
 * `order.state` before it left.
 */
export async function refundOrder(
  work: Work,
  order: Order,
  { scope, reason }: { scope: RefundScope; reason: string },
): Promise<Refund> {
  if (order.shippingState !== 'shipped') throw refuse('order.state', { state: order.state });
  const transactionId = order.payment?.transactionId;
  if (!transactionId || !paymentStates.can(order.paymentState, 'refund'))
    throw refuse('refund.not_paid');
  const earlier = await findRefunds(work.tx, order.id);
  if (earlier.some(({ state }) => state === 'pending')) throw refuse('refund.pending');
  const judged = judgeRefund(soldIn(order), earlier, scope);
  if (!judged.allowed) throw refuse(judged.reason);
  const { id } = await work.tx
    .insertInto('refunds')
    .values({
      ...{ order_id: order.id, reason, transaction_id: transactionId },
      units: JSON.stringify(judged.returned.units),
      shipping: judged.returned.shipping,
      goodwill: judged.returned.goodwill ?? 0,
      amount: judged.note.total,
      requested_at: new Date(work.now.epochMilliseconds),
      done_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violates(error, 'refunds_one_pending') ? refuse('refund.pending') : error;
    });
  await work.announce('refund.requested', { refundId: id });
  return (await findRefund(work.tx, id)) as Refund;
}
