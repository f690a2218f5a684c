import type { SubscriptionStatus } from './states.ts';

export const ALERT_CODES = [
  'card_expired',
  'card_expiring',
  'promotion_invalid',
  'product_unavailable',
  'pickuppoint_unavailable',
  'carrier_invalid',
  'payment_failed',
  'awaiting_payment',
] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

export interface Alert {
  code: AlertCode;
  severity: 'warning' | 'error';
}

/** What may stand in the way of the next delivery. */
export interface Circumstances {
  status: SubscriptionStatus;
  /** Null: there is none to pay with. */
  card: { expMonth: number; expYear: number } | null;
  /** Codes of what changed under the next delivery's order. */
  problems: readonly string[];
  /** False when the relay point keeps parcels no more. */
  pointIsThere: boolean;
  /** False when the way it goes is not offered any more. */
  carrierIsThere: boolean;
  today: Temporal.PlainDate;
}

const PRODUCT_PROBLEMS = ['unavailable', 'stock_lowered'];
const PROMOTION_PROBLEMS = ['promotion_withdrawn', 'gift_unavailable'];

/** What the customer must look at, the worst first (SUB-19 to SUB-26). */
export function alertsOf(around: Circumstances): Alert[] {
  const { status, problems, today } = around;
  if (status === 'stopped') return [];
  const some = (codes: readonly string[]) => problems.some((code) => codes.includes(code));
  const isOneOf = (...statuses: SubscriptionStatus[]) => statuses.includes(status);
  const found: [AlertCode, Alert['severity'], boolean][] = [
    ['payment_failed', 'error', isOneOf('payment_failed')],
    ['awaiting_payment', 'error', isOneOf('awaiting_payment')],
    ['card_expired', 'error', cardAge(around.card, today) === 'expired'],
    ['product_unavailable', 'error', isOneOf('product_unavailable') || some(PRODUCT_PROBLEMS)],
    [
      'pickuppoint_unavailable',
      'error',
      isOneOf('pickuppoint_unavailable') || !around.pointIsThere,
    ],
    ['carrier_invalid', 'error', !around.carrierIsThere || some(['shipping_unavailable'])],
    [
      'promotion_invalid',
      'warning',
      isOneOf('promotion_unavailable', 'invalid_promotion') || some(PROMOTION_PROBLEMS),
    ],
    ['card_expiring', 'warning', cardAge(around.card, today) === 'expiring'],
  ];
  return found.flatMap(([code, severity, isSo]) => (isSo ? [{ code, severity }] : []));
}

/** A card is good through the last day of its month (SUB-19, SUB-20). */
export function cardAge(
  card: Circumstances['card'],
  today: Temporal.PlainDate,
): 'good' | 'expiring' | 'expired' {
  if (!card) return 'expired';
  const month = Temporal.PlainYearMonth.from({ year: card.expYear, month: card.expMonth });
  const order = Temporal.PlainYearMonth.compare(month, today.toPlainYearMonth());
  if (order < 0) return 'expired';
  return order === 0 ? 'expiring' : 'good';
}
