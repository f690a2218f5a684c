import { ATTENTION_CODES, type AttentionCode } from './attention.ts';
import type { OrderState, PaymentState, ShippingState } from './states.ts';

/** Why a placed order stands still. */
export const BLOCK_CODES = [
  ...ATTENTION_CODES,
  'payment_refused',
  'payment_awaited',
  'bank_transfer_awaited',
  'cheque_awaited',
  'departure_late',
] as const;
export type BlockCode = (typeof BLOCK_CODES)[number];

export interface Block {
  code: BlockCode;
  /** Who has to do something so that it goes on. */
  actor: 'customer' | 'shop';
  /** Last civil date to do it, that day included; null: there is no last one. */
  until: string | null;
}

/** How a placed order stands. */
export interface OrderToJudge {
  state: OrderState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  /** How it is paid; null: nothing is to be paid. */
  methodCode: string | null;
  /** The bank refused the last payment. */
  isRefused: boolean;
  /** Last civil date it may be paid. */
  payUntil: string | null;
  /** Civil date it was promised to leave, and whether a part of it has. */
  dispatchOn: string | null;
  hasLeft: boolean;
  /** What keeps it here, see `holdsBack`. */
  heldFor: AttentionCode | null;
}

const OWED: readonly PaymentState[] = [
  'awaiting_payment',
  'partially_authorized',
  'partially_paid',
];
const PAID: readonly PaymentState[] = ['authorized', 'paid', 'partially_refunded'];

/**
 * Why an order does not go on, who has to act and until when; null when it does, or is over. The one
 * rule of it: pages, API, mails and the team show what it says.
 */
export function blockOf(order: OrderToJudge, today: Temporal.PlainDate | null): Block | null {
  const { state, paymentState, shippingState, payUntil, dispatchOn } = order;
  if (state === 'cart' || state === 'cancelled') return null;
  // What has left is not kept here any more, whatever there is still to see to.
  if (order.heldFor && shippingState === 'ready')
    return { code: order.heldFor, actor: 'shop', until: null };
  if (OWED.includes(paymentState))
    return { code: whyUnpaid(order), actor: 'customer', until: payUntil };
  const isLate = today !== null && dispatchOn !== null && dispatchOn < today.toString();
  const isToLeave = shippingState === 'ready' && !order.hasLeft && PAID.includes(paymentState);
  return isLate && isToLeave ? { code: 'departure_late', actor: 'shop', until: null } : null;
}

function whyUnpaid({ methodCode, isRefused }: OrderToJudge): BlockCode {
  if (methodCode === 'bank_transfer') return 'bank_transfer_awaited';
  if (methodCode === 'cheque') return 'cheque_awaited';
  return isRefused ? 'payment_refused' : 'payment_awaited';
}
