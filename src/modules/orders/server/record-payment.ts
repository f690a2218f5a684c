import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { MAY_LEAVE_ON, paymentStates } from '../rules/index.ts';
import { announcePlaced } from './announce-placed.ts';
import type { Order } from './order.ts';
import { saveOrder } from './order-store.ts';
import { promiseAnew } from './promise-dates.ts';

export interface Receipt {
  /** The provider's id of the charge. */
  transactionId: string;
  /** Captured already, or only authorised until dispatch (PAY-07). */
  captured: boolean;
  details?: Record<string, unknown>;
}

/**
 * Records that the payment of a placed order was authorised or captured. An order that waited for it is confirmed and
 * announced, and promised anew when its money came after the day it should have left.
 * @throws Refusal `order.paid` when another charge paid it, `order.state` when it is cancelled.
 */
export async function recordPayment(
  work: UnitOfWork,
  order: Order,
  receipt: Receipt,
): Promise<Order> {
  const { payment } = order;
  if (!payment || order.state === 'cart') throw refuse('order.state', { state: order.state });
  if (payment.transactionId !== null && payment.transactionId !== receipt.transactionId)
    throw refuse('order.paid');
  const paymentState = paymentStates.next(
    order.paymentState,
    receipt.captured ? 'pay' : 'authorize',
  );
  if (!paymentState) throw refuse('order.state', { state: order.paymentState });
  const isToLeave = order.shippingState === 'ready' && !MAY_LEAVE_ON.includes(order.paymentState);
  const paid: Order = {
    ...order,
    paymentState,
    shipment: isToLeave ? await promiseAnew(work, order) : order.shipment,
    payment: {
      ...payment,
      state: receipt.captured ? 'completed' : 'authorized',
      transactionId: receipt.transactionId,
      paidAt: receipt.captured ? work.now.toString() : null,
      details: { ...payment.details, ...receipt.details },
    },
    paymentDueAt: null,
    // The terms of an order taken by telephone are accepted by the button that pays it.
    acceptedAt: order.acceptedAt ?? new Date(work.now.epochMilliseconds),
    confirmedAt: order.confirmedAt ?? new Date(work.now.epochMilliseconds),
    chargingUntil: null,
  };
  const saved = await saveOrder(work, paid, order);
  if (!order.confirmedAt) await announcePlaced(work, saved);
  else if (receipt.captured) await work.announce('order.paid', { orderId: saved.id });
  return saved;
}
