import type { OrderShape } from '#modules/orders/contracts.ts';
import { isOnlineMethod } from '#modules/payments/contracts.ts';
import { type CheckoutStep, stepNames } from '#pages/paths.ts';
import { codeOf } from './shown-order.ts';

type CheckoutState = OrderShape['checkoutState'];

/** The checkout steps in order (CHK-01). */
export const STEPS = Object.keys(stepNames) as readonly CheckoutStep[];

/** The furthest step an order in this state can show. */
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

/** With a billing address we do not deliver to, the next step is the delivery address (GEO-02). */
export const furthestStep = ({ checkoutState, billingAddress }: Addressed): CheckoutStep =>
  checkoutState === 'cart' && billingAddress ? 'shipping' : FURTHEST[checkoutState];

/**
 * Whether a placed order awaits a card or wallet payment, such as a subscription delivery whose
 * charge failed, or an order sent although its payment was lost: only the payment remains.
 */
export const isOwed = (order: Pick<OrderShape, 'state' | 'paymentState' | 'payments'>): boolean =>
  (order.state === 'new' || order.state === 'completed') &&
  order.paymentState === 'awaiting_payment' &&
  isOnlineMethod(codeOf(order.payments[0]?.method));

/** The step of an unpaid order: choosing the card, else paying. */
export const owedStep = (requested: string | null): CheckoutStep =>
  requested === stepNames.summary ? 'summary' : 'payment';

/** The step named in the address, if the order is far enough; else the furthest one. */
export function reachableStep(requested: string | null, order: Addressed): CheckoutStep {
  const furthest = furthestStep(order);
  const step = STEPS.find((one) => stepNames[one] === requested);
  return step && STEPS.indexOf(step) <= STEPS.indexOf(furthest) ? step : furthest;
}
