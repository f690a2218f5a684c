import { refuse } from '#kit/refusal.ts';
import {
  findAwaitedChange,
  lockOrder,
  mayAccess,
  type Order,
  saveOrder,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isOffline, paymentDueAt } from '../rules/index.ts';
import { findOfferedMethods } from './payment-methods.ts';

/**
 * Changes the payment method of a placed, unpaid order.
 * @throws Refusal `order.unknown` when it is not the caller's; `order.state` when it is paid or
 * cancelled; `checkout.payment_method` when the method is not offered.
 */
export async function changePayment(
  work: UnitOfWork,
  token: string,
  customerId: number,
  paymentId: number,
  methodCode: string,
): Promise<Order> {
  const order = await lockOrder(work, token);
  if (!order || order.state === 'cart' || order.customerId !== customerId)
    throw refuse('order.unknown');
  const { payment } = order;
  if (!payment || payment.id !== paymentId || !mayAccess(order, { customerId }))
    throw refuse('checkout.payment_unknown');
  if (order.paymentState !== 'awaiting_payment')
    throw refuse('order.state', { state: order.paymentState });
  const offered = await findOfferedMethods(work.tx, order);
  if (!offered.some(({ code }) => code === methodCode)) throw refuse('checkout.payment_method');
  // A changed order replaces one hold by another, which money that arrives days later cannot do.
  if (isOffline(methodCode) && (await findAwaitedChange(work.tx, order.id)))
    throw refuse('checkout.payment_method');
  const due = dueAfter(work, order, methodCode);
  return saveOrder(
    work,
    { ...order, payment: { ...payment, methodCode, state: 'new' }, paymentDueAt: due },
    order,
  );
}

/** A subscription delivery keeps its own deadline, and changing the method never shortens a deadline. */
function dueAfter({ now }: UnitOfWork, order: Order, methodCode: string): Date {
  const due = new Date(paymentDueAt(now, methodCode).epochMilliseconds);
  const { paymentDueAt: before, subscription } = order;
  if (!before) return due;
  const isLonger = !isOffline(order.payment?.methodCode ?? '') && before > due;
  return subscription !== null || isLonger ? before : due;
}
