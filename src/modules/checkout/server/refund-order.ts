import { t } from '#i18n/catalogue.server.ts';
import type { Cents } from '#kit/money.ts';
import { Refusal, refuse } from '#kit/refusal.ts';
import { creditOf, paymentStates } from '#modules/orders/rules/index.ts';
import { findExpressSurplus, isMoneyDisputed, type Order } from '#modules/orders/server/index.ts';
import { violates } from '#platform/database.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  creditOfRefund,
  judgeRefund,
  type RefundJudgement,
  type RefundScope,
  unrefundedOf,
} from '../rules/index.ts';
import { findRefund, findRefunds, findSurplusRefunds, type Refund, soldIn } from './refunds.ts';
import { refuseMoreThan } from './refuse-more-than.ts';

export interface RefundRequest {
  scope: RefundScope;
  /** The customer reads it, in a mail and on the credit note. */
  reason: string;
  /** Cents that whoever asks saw before; null: whatever it comes to. */
  expected?: Cents | null;
  /** Who of the team asks; null when the shop does. */
  staffId?: number | null;
  /** Its customer chose store credit instead of their money; of a withdrawal, and agreed to it (WDR-04). */
  toCredit?: boolean;
  /** Its customer withdrew: what express cost above standard stays due (WDR-04). */
  withdrawal?: boolean;
}

/**
 * Asks for money of a locked order to be given back; it is pending until the provider did (PAY-09,
 * REL-14), and until its money was taken where that is only held. An order that has not left is
 * cancelled instead, which gives everything back; until then a gesture may give a part of it.
 * @throws Refusal `refund.disputed` while a bank has the money; `refund.not_paid`, `refund.pending`, `refund.too_much`, `refund.nothing`;
 * `refund.changed` when it does not come to what was `expected`; `order.state` for anything else than
 * a gesture before it left.
 */
export async function refundOrder(
  work: UnitOfWork,
  order: Order,
  {
    scope,
    reason,
    expected = null,
    staffId = null,
    withdrawal = false,
    toCredit = false,
  }: RefundRequest,
): Promise<Refund> {
  if (await isMoneyDisputed(work.tx, order.id)) throw refuse('refund.disputed');
  const earlier = await findRefunds(work.tx, order.id);
  const surplus = withdrawal ? await findExpressSurplus(work.tx, order.id) : 0;
  const judged = assertRefundable(order, earlier, scope, surplus);
  if (expected !== null && judged.note.total !== expected) throw refuse('refund.changed');
  if (toCredit && order.customerId === null) throw refuse('credit.account');
  const transactionId = order.payment?.transactionId as string;
  return askRefund(work, order, { transactionId, judged, reason, staffId, earlier, toCredit });
}

/**
 * What giving this back would come to.
 * @throws Refusal as `refundOrder` does, which asks this.
 */
export function assertRefundable(
  order: Order,
  earlier: readonly Refund[],
  scope: RefundScope,
  retainedShipping: Cents = 0,
) {
  const reason = whyNoRefund(order, earlier);
  const isOpen = order.shippingState === 'shipped' || isGesture(scope);
  if (!isOpen || reason === 'order.state') throw refuse('order.state', { state: order.state });
  if (reason) throw refuse(reason);
  const judged = judgeRefund(soldIn(order), earlier, scope, retainedShipping);
  if (!judged.allowed) throw refusalOf(judged);
  const most = largestGesture(order, earlier);
  if (order.shippingState !== 'shipped' && judged.note.total > most)
    throw refuseMoreThan('goodwill', most);
  return judged;
}

/** Why nothing of an order can be given back now, or null. */
export function whyNoRefund(
  { shippingState, payment, paymentState }: Order,
  earlier: readonly Refund[],
): 'order.state' | 'refund.not_paid' | 'refund.pending' | null {
  if (shippingState !== 'shipped' && shippingState !== 'ready') return 'order.state';
  const comes = paymentState === 'authorized' || paymentStates.can(paymentState, 'refund');
  if (!payment?.transactionId || !comes) return 'refund.not_paid';
  return earlier.some(({ state }) => state === 'pending') ? 'refund.pending' : null;
}

/** Cents a gesture may come to: all that is left, less one while cancelling would give all back. */
export const largestGesture = (
  { pricing, shippingState }: Order,
  earlier: readonly Refund[],
): Cents =>
  Math.max(0, unrefundedOf(pricing.total, earlier) - (shippingState === 'shipped' ? 0 : 1));

type Refused = Extract<RefundJudgement, { allowed: false }>;

function refusalOf(judged: Refused): Refusal {
  if (judged.reason === 'refund.nothing') return refuse(judged.reason);
  const { field, left } = judged;
  if (field === 'goodwill') return refuseMoreThan(field, left);
  const violation = { propertyPath: field, code: 'refund.units', params: { left } };
  return new Refusal(judged.reason, {}, { violations: [violation] });
}

/** Bound to no unit and not to the delivery. */
export const isGesture = (scope: RefundScope): boolean =>
  scope !== 'everything' && !scope.shipping && Object.keys(scope.units).length === 0;

/**
 * Asks for what is left of a cancelled order once a gesture gave a part back; while that is still under
 * way, nothing yet. False when there was no gesture: its whole charge is given up.
 */
export async function refundRest(work: UnitOfWork, order: Order): Promise<boolean> {
  const transactionId = order.payment?.transactionId;
  const earlier = await findRefunds(work.tx, order.id);
  // What was here beyond its total goes back by itself: the whole charge would give it back twice.
  const isLess = (await findSurplusRefunds(work.tx, order.id)).length > 0;
  if (!transactionId || (earlier.length === 0 && !isLess)) return false;
  const isPending = earlier.some(({ state }) => state === 'pending');
  if (isPending || unrefundedOf(order.pricing.total, earlier) <= 0) return true;
  const judged = judgeRefund(soldIn(order), earlier, 'everything');
  if (!judged.allowed) throw refusalOf(judged);
  const reason = t('checkout.refunds.cancelled');
  const requested = { transactionId, judged, reason, staffId: null, earlier, toCredit: false };
  await askRefund(work, order, requested);
  return true;
}

interface RefundOrderRequest {
  transactionId: string;
  judged: Extract<RefundJudgement, { allowed: true }>;
  reason: string;
  staffId: number | null;
  earlier: readonly Refund[];
  toCredit: boolean;
}

async function askRefund(
  work: UnitOfWork,
  order: Order,
  { transactionId, judged, reason, staffId, earlier, toCredit }: RefundOrderRequest,
): Promise<Refund> {
  const paid = { total: order.pricing.total, credit: creditOf(order) };
  const { id } = await work.tx
    .insertInto('refunds')
    .values({
      order_id: order.id,
      reason,
      transaction_id: transactionId,
      units: JSON.stringify(judged.returned.units),
      shipping: judged.returned.shipping,
      shipping_kept: judged.returned.shippingKept ?? 0,
      goodwill: judged.returned.goodwill ?? 0,
      amount: judged.note.total,
      credit: creditOfRefund(judged.note.total, paid, earlier, toCredit),
      requested_at: new Date(work.now.epochMilliseconds),
      done_at: null,
      asked_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violates(error, 'refunds_one_pending') ? refuse('refund.pending') : error;
    });
  await work.announce('refund.requested', { refundId: id });
  return (await findRefund(work.tx, id)) as Refund;
}
