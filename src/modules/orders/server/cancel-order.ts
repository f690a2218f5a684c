import { refuse } from '#kit/refusal.ts';
import { putBackOnShelf, returnStock } from '#modules/catalog/server/index.ts';
import { returnPromotions } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  type CancelReason,
  hasLeft,
  orderStates,
  paymentStates,
  shippingStates,
} from '../rules/index.ts';
import { loseRest } from './move-pieces.ts';
import type { Order } from './order.ts';
import { saveOrder } from './order-store.ts';
import { stockOf } from './stock-of.ts';

/**
 * Cancels a locked order that has not left. Stock and promotion uses are returned, once. Handlers of
 * `order.cancelled` refund what was paid.
 * @throws Refusal `order.state` when it was cancelled, completed or shipped before, even partly.
 */
export async function cancelOrder(
  work: UnitOfWork,
  order: Order,
  reason: CancelReason = 'team',
  /** Options of a cancellation by the team. */
  { restock = true, notify = true }: { restock?: boolean; notify?: boolean } = {},
): Promise<Order> {
  const state = orderStates.next(order.state, 'cancel');
  const shippingState = shippingStates.next(order.shippingState, 'cancel');
  // A partly shipped order is not cancelled: its remaining articles are sent or refunded.
  if (!state || !shippingState || hasLeft(order))
    throw refuse('order.state', { state: order.state });
  // Nothing was dispatched, so its recorded lots would wrongly appear in a recall.
  await work.tx.deleteFrom('order_lots').where('order_id', '=', order.id).execute();
  // Broken or lost articles are not put back on sale.
  if (restock) {
    await putBackOnShelf(work, order.id);
    await returnStock(work, stockOf(order));
  } else await loseRest(work, order);
  await returnPromotions(work, order.id);
  const saved = await saveOrder(
    work,
    {
      ...order,
      state,
      shippingState,
      paymentState: paymentStates.next(order.paymentState, 'cancel') ?? order.paymentState,
      shipment: order.shipment && { ...order.shipment, state: 'cancelled' },
      payment: order.payment && cancelled(order.payment),
      paymentDueAt: null,
      chargingUntil: null,
    },
    order,
  );
  await work.announce('order.cancelled', { orderId: order.id, reason, isSilent: !notify });
  return saved;
}

const cancelled = (payment: NonNullable<Order['payment']>): Order['payment'] =>
  payment.state === 'completed' ? payment : { ...payment, state: 'cancelled' };
