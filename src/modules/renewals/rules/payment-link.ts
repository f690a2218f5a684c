import type { PaymentState } from '#modules/orders/rules/index.ts';
import type { AttemptState } from '#modules/payments/rules/index.ts';
import type { SubscriptionStatus } from '#modules/subscriptions/rules/index.ts';

/**
 * `open`: it can be paid · `bank`: waits for 3-D Secure · `waiting`: a payment is in progress · `paid` · `stopped`,
 * `ended`: it will not be sent · `elsewhere`: its customer chose another payment method, or can no longer pay it.
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
  /** Payment method of the order. */
  method: string | null;
  status: SubscriptionStatus;
  /** States of all attempts to pay it. */
  attempts: readonly AttemptState[];
  /** State of the latest attempt made through this link. */
  own: AttemptState | null;
}

/** States in which the provider is charging, so that no other card can be entered. */
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
