import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import { paymentStates } from '#modules/orders/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { violates } from '#platform/database.ts';
import type { Work } from '#schema.ts';
import { judgeRefund, keptOf, type RefundJudgement, type RefundScope } from '../rules/index.ts';
import { findRefund, findRefunds, type Refund, soldIn } from './refunds.ts';

/**
 * Asks for money of a locked order to be given back; it is pending until the provider did (PAY-09,
 * REL-14). An order that has not left is cancelled instead, which gives everything back; until then a
 * gesture may give a part of it.
 * @throws Refusal `refund.not_paid`, `refund.pending`, `refund.too_much`, `refund.nothing`;
 * `order.state` for anything else than a gesture before it left.
 */
export async function refundOrder(
  work: Work,
  order: Order,
  { scope, reason }: { scope: RefundScope; reason: string },
): Promise<Refund> {
  const hasLeft = order.shippingState === 'shipped';
  const mayBePaid = hasLeft || (order.shippingState === 'ready' && isGesture(scope));
  if (!mayBePaid) throw refuse('order.state', { state: order.state });
  const transactionId = order.payment?.transactionId;
  if (!transactionId || !paymentStates.can(order.paymentState, 'refund'))
    throw refuse('refund.not_paid');
  const earlier = await findRefunds(work.tx, order.id);
  if (earlier.some(({ state }) => state === 'pending')) throw refuse('refund.pending');
  const judged = judgeRefund(soldIn(order), earlier, scope);
  if (!judged.allowed) throw refuse(judged.reason);
  const kept = keptOf(order.pricing.total, earlier) - judged.note.total;
  if (!hasLeft && kept <= 0) throw refuse('refund.too_much');
  return askRefund(work, order, { transactionId, judged, reason });
}

/** Bound to no unit and not to the delivery. */
export const isGesture = (scope: RefundScope): boolean =>
  scope !== 'everything' && !scope.shipping && Object.keys(scope.units).length === 0;

/**
 * Asks for what is left of a cancelled order once a gesture gave a part back; while that is still under
 * way, nothing yet. False when there was no gesture: its whole charge is given up.
 */
export async function refundRest(work: Work, order: Order): Promise<boolean> {
  const transactionId = order.payment?.transactionId;
  const earlier = await findRefunds(work.tx, order.id);
  if (!transactionId || earlier.length === 0) return false;
  const isUnderWay = earlier.some(({ state }) => state === 'pending');
  if (isUnderWay || keptOf(order.pricing.total, earlier) <= 0) return true;
  const judged = judgeRefund(soldIn(order), earlier, 'everything');
  if (!judged.allowed) throw refuse(judged.reason);
  const reason = t('checkout.refunds.cancelled');
  await askRefund(work, order, { transactionId, judged, reason });
  return true;
}

interface Asked {
  transactionId: string;
  judged: Extract<RefundJudgement, { allowed: true }>;
  reason: string;
}

async function askRefund(
  work: Work,
  order: Order,
  { transactionId, judged, reason }: Asked,
): Promise<Refund> {
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
