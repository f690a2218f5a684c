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

/** Who has to do something so that the next delivery comes as it should. */
export const ALERT_ACTORS = ['customer', 'shop'] as const;
export type AlertActor = (typeof ALERT_ACTORS)[number];

export interface Alert {
  code: AlertCode;
  severity: 'warning' | 'error';
  actor: AlertActor;
  /** Last civil date to do it, that day included; null: there is no hurry. */
  until: string | null;
}

/** What may stand in the way of the next delivery. */
export interface Circumstances {
  status: SubscriptionStatus;
  /** Null: there is none to pay with. */
  card: { expMonth: number; expYear: number } | null;
  /** Codes of what changed under the next delivery's order. */
  problems: readonly string[];
  /** False when the relay point keeps parcels no more. */
  isPickupPointOpen: boolean;
  /** Where it goes when that is so was agreed beforehand. */
  hasNextPoint: boolean;
  /** What is missing was planned for by its customer, all of it. */
  isPlanned: boolean;
  /** Civil date it waits for goods until; null: it does not wait. */
  waitsUntil: string | null;
  /** False when the way it goes is not offered any more. */
  isCarrierAvailable: boolean;
  /** Why the shop put it to rest; null when it did not. */
  heldFor: HeldFor | null;
  /** Civil dates: the day it leaves, the last day to change it, the last day to pay what was ordered. */
  shippingDate: string | null;
  changeUntil: string | null;
  payUntil: string | null;
  today: Temporal.PlainDate;
}

const PRODUCT_PROBLEMS = ['unavailable', 'stock_lowered'];
const PROMOTION_PROBLEMS = ['promotion_withdrawn', 'gift_unavailable'];

/**
 * What stands in the way, the worst first, with who has to act and until when (SUB-19 to SUB-26). The
 * one rule of what is blocked: pages, API and the team show what it says.
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
  // What stands in place of the missing may be chosen until the day it leaves, locked or not.
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

/** A day that has passed is no help. */
const onTime = (until: string | null, today: Temporal.PlainDate): string | null =>
  until !== null && until >= today.toString() ? until : null;

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
