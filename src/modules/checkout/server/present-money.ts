import { lineKey } from '#modules/orders/rules/index.ts';
import type { Attempt, BookedEntry, OpenFinding } from '#modules/payments/server/index.ts';
import type { FindingShape, OrderMoneyShape } from '../admin-contracts.ts';
import { isOffline, leftOf, unrefundedOf } from '../rules/index.ts';
import type { OrderMoney } from './order-money.ts';
import { presentRefund } from './present-refund.ts';
import { largestGesture, whyNoRefund } from './refund-order.ts';
import { soldIn } from './refunds.ts';

/** Payments of an order, as shown to the team. */
export function presentMoney(books: OrderMoney): OrderMoneyShape {
  const { order, banked, surplus, refunds, surplusRefunds } = books;
  const path = `/api/v2/admin/orders/${order.number}`;
  const { payment, pricing } = order;
  const offline = isOffline(payment?.methodCode ?? '');
  const isWaitedFor = offline && order.state !== 'cancelled';
  return {
    '@id': `${path}/money`,
    '@type': 'OrderMoney',
    number: order.number ?? '',
    total: pricing.total,
    method: payment?.methodCode ?? null,
    paymentState: order.paymentState,
    reference: payment?.transactionId ?? null,
    offline,
    dueAt: order.paymentDueAt?.toISOString() ?? null,
    banked,
    surplus,
    due: isWaitedFor ? Math.max(0, pricing.total - banked) : 0,
    attempts: books.attempts.map(presentAttempt),
    entries: books.entries.map(presentEntry),
    refunds: [...refunds, ...surplusRefunds]
      .toSorted((a, b) => a.id - b.id)
      .map((refund) => presentRefund(path, refund)),
    refundable: refundableOf(books),
    findings: books.findings.map((finding) => presentFinding(finding, order.number)),
  };
}

function refundableOf({
  order,
  refunds,
  expressSurplus,
  isDisputed,
}: OrderMoney): OrderMoneyShape['refundable'] {
  const sold = soldIn(order);
  const left = leftOf(sold, refunds);
  return {
    refused: isDisputed ? 'refund.disputed' : whyNoRefund(order, refunds),
    gestureOnly: order.shippingState !== 'shipped',
    left: Math.max(0, unrefundedOf(order.pricing.total, refunds)),
    goodwill: largestGesture(order, refunds),
    shipping: left.shipping ? sold.shippingTaxes.reduce((all, { gross }) => all + gross, 0) : 0,
    expressSurplus: left.shipping ? expressSurplus : 0,
    lines: order.lines.map((line) => {
      const key = lineKey(line.variantCode, line.subscriptionInterval);
      const { variantCode: code, productName, variantName, quantity, total } = line;
      const name = `${productName}, ${variantName}`;
      return { key, code, name, quantity, left: left.units[key] ?? 0, total };
    }),
  };
}

const presentAttempt = (attempt: Attempt): OrderMoneyShape['attempts'][number] => ({
  hash: attempt.hash,
  method: attempt.method,
  provider: attempt.provider,
  state: attempt.state,
  amount: attempt.amount,
  reference: attempt.providerReference,
  card: attempt.card,
  error: attempt.errorMessage ?? attempt.errorCode,
  createdAt: attempt.createdAt.toISOString(),
  updatedAt: attempt.updatedAt.toISOString(),
});

const presentEntry = ({ happenedAt, ...entry }: BookedEntry) => ({
  ...entry,
  at: happenedAt.toISOString(),
});

/** A finding, with the number of the order it is about. */
export const presentFinding = (
  { id, kind, subject, details, firstSeen }: OpenFinding,
  order: string | null,
): FindingShape => ({
  '@id': `/api/v2/admin/payment-findings/${id}`,
  '@type': 'PaymentFinding',
  id,
  kind,
  subject,
  order,
  details,
  firstSeen: firstSeen.toISOString(),
});
