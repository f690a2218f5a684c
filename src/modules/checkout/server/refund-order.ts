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
  /** Shown to the customer in the mail and on the credit note. */
  reason: string;
  /** Refund in cents that the caller saw; null: accept any amount. */
  expected?: Cents | null;
  /** Staff member who requests it; null for the shop itself. */
  staffId?: number | null;
  /** The customer chose store credit instead of their money; for a withdrawal, and agreed to it (WDR-04). */
  toCredit?: boolean;
  /** The customer withdrew: the extra cost of express over standard delivery is not refunded (WDR-04). */
  withdrawal?: boolean;
}

/**
 * Requests a refund of a locked order; pending until the provider has paid it (PAY-09, REL-14),
 * and, if the money is only held, until it is captured. An order that has not left is cancelled
 * instead, which refunds everything; before that only a goodwill refund is possible.
 * @throws Refusal `refund.disputed` while a bank has the money; `refund.not_paid`,
 * `refund.pending`, `refund.too_much`, `refund.nothing`; `refund.changed` when the amount is not
 * `expected`; `order.state` for anything but goodwill before it left.
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
 * Computes a refund without saving it.
 * @throws Refusal as `refundOrder`, which calls this.
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

/** Refusal code that says why an order cannot be refunded now, or null. */
export function whyNoRefund(
  { shippingState, payment, paymentState }: Order,
  earlier: readonly Refund[],
): 'order.state' | 'refund.not_paid' | 'refund.pending' | null {
  if (shippingState !== 'shipped' && shippingState !== 'ready') return 'order.state';
  const comes = paymentState === 'authorized' || paymentStates.can(paymentState, 'refund');
  if (!payment?.transactionId || !comes) return 'refund.not_paid';
  return earlier.some(({ state }) => state === 'pending') ? 'refund.pending' : null;
}

/** Largest goodwill refund in cents: all that is left, less one cent while cancelling would refund everything. */
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

/** Whether the refund includes no unit and no delivery. */
export const isGesture = (scope: RefundScope): boolean =>
  scope !== 'everything' && !scope.shipping && Object.keys(scope.units).length === 0;

/**
 * Requests the rest of a cancelled order after a goodwill refund; nothing yet while that one is
 * pending. False when there was no goodwill refund: the whole charge is returned instead.
 */
export async function refundRest(work: UnitOfWork, order: Order): Promise<boolean> {
  const transactionId = order.payment?.transactionId;
  const earlier = await findRefunds(work.tx, order.id);
  // Money beyond the total has refunds of its own: returning the whole charge would refund it twice.
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
