import { refuse } from '#kit/refusal.ts';
import { lockOrder, mayAccess, type Order, saveOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { paymentDueAt } from '../rules/index.ts';
import { findOfferedMethods } from './payment-methods.ts';

/**
 * Another way to pay an order that was placed and not paid.
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
  // A delivery of a subscription keeps the days it has to be paid.
  const due =
    order.subscription !== null && order.paymentDueAt
      ? order.paymentDueAt
      : new Date(paymentDueAt(work.now, methodCode).epochMilliseconds);
  return saveOrder(
    work,
    { ...order, payment: { ...payment, methodCode, state: 'new' }, paymentDueAt: due },
    order,
  );
}
