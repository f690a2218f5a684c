import { ATTENTION_CODES, type AttentionCode } from './attention.ts';
import type { OrderState, PaymentState, ShippingState } from './states.ts';

/** Why a placed order does not progress. */
export const BLOCK_CODES = [
  ...ATTENTION_CODES,
  'payment_refused',
  'payment_awaited',
  'bank_transfer_awaited',
  'cheque_awaited',
  'rest_awaited',
  'departure_late',
] as const;
export type BlockCode = (typeof BLOCK_CODES)[number];

export interface Block {
  code: BlockCode;
  /** Who has to act before the order can go on. */
  actor: 'customer' | 'shop';
  /** Last civil date to act, inclusive; null when there is no deadline. */
  until: string | null;
}

/** The facts about a placed order that decide whether it is blocked. */
export interface OrderToJudge {
  state: OrderState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  /** Payment method; null when nothing is to be paid. */
  methodCode: string | null;
  /** The bank refused the latest payment. */
  isRefused: boolean;
  /** Last civil date it may be paid. */
  payUntil: string | null;
  /** Civil date promised for dispatch, and whether a part of the order has left. */
  dispatchOn: string | null;
  hasLeft: boolean;
  /** The reason it is held back, see `holdsBack`. */
  heldFor: AttentionCode | null;
}

const OWED: readonly PaymentState[] = [
  'awaiting_payment',
  'partially_authorized',
  'partially_paid',
];
const PAID: readonly PaymentState[] = ['authorized', 'paid', 'partially_refunded'];

/**
 * Why an order does not progress, who has to act and until when; null when it progresses or is finished. Pages, API,
 * mails and office all read this rule.
 */
export function blockOf(order: OrderToJudge, today: Temporal.PlainDate | null): Block | null {
  const { state, paymentState, shippingState, payUntil, dispatchOn } = order;
  if (state === 'cart' || state === 'cancelled') return null;
  // A hold no longer matters once the order has left, even if its cause is still open.
  if (order.heldFor && shippingState === 'ready')
    return { code: order.heldFor, actor: 'shop', until: null };
  if (OWED.includes(paymentState))
    return { code: whyUnpaid(order), actor: 'customer', until: payUntil };
  const isLate = today !== null && dispatchOn !== null && dispatchOn < today.toString();
  const isToLeave = shippingState === 'ready' && !order.hasLeft && PAID.includes(paymentState);
  return isLate && isToLeave ? { code: 'departure_late', actor: 'shop', until: null } : null;
}

function whyUnpaid({ methodCode, isRefused, paymentState }: OrderToJudge): BlockCode {
  if (paymentState === 'partially_paid') return 'rest_awaited';
  if (methodCode === 'bank_transfer') return 'bank_transfer_awaited';
  if (methodCode === 'cheque') return 'cheque_awaited';
  return isRefused ? 'payment_refused' : 'payment_awaited';
}
