import { refuse } from '#kit/refusal.ts';
import { checkoutStates, dueOf } from '#modules/orders/rules/index.ts';
import type { CartEdit } from '#modules/orders/server/index.ts';
import { findOfferedMethods } from './payment-methods.ts';

/**
 * Sets the payment method of an order; a free order skips the step.
 * @throws Refusal when the delivery is not chosen, the payment unknown or the method not offered.
 */
export const selectPayment =
  (paymentId: number, methodCode: string): CartEdit =>
  async (order, db) => {
    const { payment } = order;
    const action = dueOf(order) === 0 ? 'skip_payment' : 'select_payment';
    const checkoutState = checkoutStates.next(order.checkoutState, action);
    if (!checkoutState) throw refuse('checkout.step', { state: order.checkoutState });
    if (!payment || payment.id !== paymentId) throw refuse('checkout.payment_unknown');
    const offered = await findOfferedMethods(db, order);
    if (!offered.some(({ code }) => code === methodCode)) throw refuse('checkout.payment_method');
    return { ...order, checkoutState, payment: { ...payment, methodCode, state: 'cart' } };
  };
