import type { HeldFor, SubscriptionStatus } from './states.ts';

export const ALERT_CODES = [
  'held_dispute',
  'held_unpaid',
  'error',
  'card_expired',
  'card_expiring',
  'promotion_invalid',
  'product_unavailable',
  'product_planned',
  'waiting_for_goods',
  'pickuppoint_unavailable',
  'pickuppoint_replaced',
  'carrier_invalid',
  'payment_failed',
  'awaiting_payment',
] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

/** Who has to act so that the next delivery can leave as planned. */
export const ALERT_ACTORS = ['customer', 'shop'] as const;
export type AlertActor = (typeof ALERT_ACTORS)[number];

export interface Alert {
  code: AlertCode;
  severity: 'warning' | 'error';
  actor: AlertActor;
  /** Last civil date to act, inclusive; null when there is no deadline. */
  until: string | null;
}

/** The facts that may block the next delivery. */
export interface Circumstances {
  status: SubscriptionStatus;
  /** The card that pays; null when there is none. */
  card: { expMonth: number; expYear: number } | null;
  /** Codes of the problems found when pricing the next delivery. */
  problems: readonly string[];
  /** False when the relay point has closed. */
  isPickupPointOpen: boolean;
  /** Whether an alternative relay point was chosen beforehand. */
  hasNextPoint: boolean;
  /** Whether the customer chose what to do for every missing line. */
  isPlanned: boolean;
  /** Civil date until which it waits for missing goods; null when it does not wait. */
  waitsUntil: string | null;
  /** False when its delivery method is no longer available. */
  isCarrierAvailable: boolean;
  /** Why the shop suspended it; null when it did not. */
  heldFor: HeldFor | null;
  /** Civil dates: dispatch day, last day to change it, last day to pay the placed order. */
  shippingDate: string | null;
  changeUntil: string | null;
  payUntil: string | null;
  today: Temporal.PlainDate;
}

const PRODUCT_PROBLEMS = ['unavailable', 'stock_lowered'];
const PROMOTION_PROBLEMS = ['promotion_withdrawn', 'gift_unavailable'];

/**
 * What blocks the next delivery, most serious first, with who has to act and until when (SUB-19 to SUB-26). Pages,
 * API and office all read this rule.
 */
export function alertsOf(detail: Circumstances): Alert[] {
  const { status, problems, today, heldFor, shippingDate, changeUntil, payUntil } = detail;
  if (status === 'stopped') return [];
  const some = (codes: readonly string[]) => problems.some((code) => codes.includes(code));
  const isOneOf = (...statuses: SubscriptionStatus[]) => statuses.includes(status);
  const isPointGone = isOneOf('pickuppoint_unavailable') || !detail.isPickupPointOpen;
  const isProductGone = isOneOf('product_unavailable') || some(PRODUCT_PROBLEMS);
  const isCarrierGone = !detail.isCarrierAvailable || some(['shipping_unavailable']);
  const isPromotionGone =
    isOneOf('promotion_unavailable', 'invalid_promotion') || some(PROMOTION_PROBLEMS);
  const isWaiting = detail.waitsUntil !== null;
  const isMissing = isProductGone && !isWaiting;
  // A substitute for missing goods can be chosen until the eve of dispatch, even when the delivery is locked.
  const chooseUntil = shippingDate && eveOf(shippingDate);
  const age = cardAge(detail.card, today);
  const found: [boolean, AlertCode, Alert['severity'], AlertActor, string | null][] = [
    [heldFor === 'dispute', 'held_dispute', 'error', 'shop', null],
    [heldFor === 'unpaid', 'held_unpaid', 'error', 'customer', null],
    [isOneOf('payment_failed'), 'payment_failed', 'error', 'customer', payUntil],
    [isOneOf('awaiting_payment'), 'awaiting_payment', 'error', 'customer', payUntil],
    [age === 'expired', 'card_expired', 'error', 'customer', shippingDate],
    [isMissing && !detail.isPlanned, 'product_unavailable', 'error', 'customer', chooseUntil],
    [isWaiting, 'waiting_for_goods', 'warning', 'shop', detail.waitsUntil],
    [
      isPointGone && !detail.hasNextPoint,
      'pickuppoint_unavailable',
      'error',
      'customer',
      chooseUntil,
    ],
    [isCarrierGone, 'carrier_invalid', 'error', 'customer', changeUntil],
    [isOneOf('error') && !isCarrierGone, 'error', 'error', 'shop', null],
    [isMissing && detail.isPlanned, 'product_planned', 'warning', 'shop', null],
    [isPointGone && detail.hasNextPoint, 'pickuppoint_replaced', 'warning', 'shop', null],
    [isPromotionGone, 'promotion_invalid', 'warning', 'customer', changeUntil],
    [age === 'expiring', 'card_expiring', 'warning', 'customer', shippingDate],
  ];
  return found.flatMap(([isSo, code, severity, actor, until]) =>
    isSo ? [{ code, severity, actor, until: onTime(until, today) }] : [],
  );
}

const eveOf = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

/** Drops a deadline that has passed. */
const onTime = (until: string | null, today: Temporal.PlainDate): string | null =>
  until !== null && until >= today.toString() ? until : null;

/** State of a card: it is valid through the last day of its month (SUB-19, SUB-20). */
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
