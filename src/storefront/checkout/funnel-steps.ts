import type { OrderShape } from '#modules/orders/contracts.ts';
import { isOnlineMethod } from '#modules/payments/contracts.ts';
import { type CheckoutStep, stepNames } from '#pages/paths.ts';
import { codeOf } from './shown-order.ts';

type CheckoutState = OrderShape['checkoutState'];

/** The funnel's steps in order (CHK-01). */
export const STEPS = Object.keys(stepNames) as readonly CheckoutStep[];

/** The furthest step an order in this state may be at. */
const FURTHEST: Readonly<Record<CheckoutState, CheckoutStep>> = {
  cart: 'billing',
  addressed: 'shipping',
  shipping_selected: 'payment',
  shipping_skipped: 'payment',
  payment_selected: 'summary',
  payment_skipped: 'summary',
  completed: 'summary',
};

type Addressed = Pick<OrderShape, 'checkoutState' | 'billingAddress'>;

/** Who is billed where we do not deliver says next where the parcel goes (GEO-02). */
export const furthestStep = ({ checkoutState, billingAddress }: Addressed): CheckoutStep =>
  checkoutState === 'cart' && billingAddress ? 'shipping' : FURTHEST[checkoutState];

/**
 * An order that was placed and waits for its payment by card or wallet, such as a delivery of a
 * subscription whose payment failed, or one that left on money that was lost: only how it is paid is
 * left to do.
 */
export const isOwed = (order: Pick<OrderShape, 'state' | 'paymentState' | 'payments'>): boolean =>
  (order.state === 'new' || order.state === 'completed') &&
  order.paymentState === 'awaiting_payment' &&
  isOnlineMethod(codeOf(order.payments[0]?.method));

/** The step of an order that is owed: where its card is given, else where it is paid. */
export const owedStep = (requested: string | null): CheckoutStep =>
  requested === stepNames.summary ? 'summary' : 'payment';

/** The step asked for by its name in the address, if the order is that far; else the furthest. */
export function reachableStep(requested: string | null, order: Addressed): CheckoutStep {
  const furthest = furthestStep(order);
  const step = STEPS.find((one) => stepNames[one] === requested);
  return step && STEPS.indexOf(step) <= STEPS.indexOf(furthest) ? step : furthest;
}
