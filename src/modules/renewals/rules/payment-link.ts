import type { PaymentState } from '#modules/orders/rules/index.ts';
import type { AttemptState } from '#modules/payments/rules/index.ts';
import type { SubscriptionStatus } from '#modules/subscriptions/rules/index.ts';

/**
 * `open`: it can be paid · `bank`: its bank waits for its holder · `waiting`: a payment is under way ·
 * `paid` · `stopped`, `ended`: it is not sent any more · `elsewhere`: its customer chose another way to
 * pay it, or does not pay it any more.
 */
export const PAYMENT_LINK_STATES = [
  'open',
  'bank',
  'waiting',
  'paid',
  'ended',
  'stopped',
  'elsewhere',
] as const;
export type PaymentLinkState = (typeof PAYMENT_LINK_STATES)[number];

interface LinkedOrder {
  order: { state: 'cart' | 'new' | 'completed' | 'cancelled'; paymentState: PaymentState };
  /** How it is to be paid. */
  method: string | null;
  status: SubscriptionStatus;
  /** Of every attempt to pay it. */
  attempts: readonly AttemptState[];
  /** Of the latest one that began at this link. */
  own: AttemptState | null;
}

/** Nobody can be asked for a card meanwhile: the provider is charging. */
const CHARGING: readonly AttemptState[] = ['confirming', 'authorized'];

/** Whether the delivery of a link can be paid by it, or why not. */
export function paymentLinkState(linked: LinkedOrder): PaymentLinkState {
  const { order, method, status, attempts, own } = linked;
  if (order.state === 'cancelled') return status === 'stopped' ? 'stopped' : 'ended';
  if (order.state === 'cart') return 'elsewhere';
  if (order.paymentState !== 'awaiting_payment') return 'paid';
  if (method !== 'card') return 'elsewhere';
  if (attempts.some((state) => CHARGING.includes(state))) return 'waiting';
  return own === 'challenge' ? 'bank' : 'open';
}
