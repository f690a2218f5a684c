import type { Work } from '#schema.ts';
import type { Order, Payment, Shipment } from './order.ts';

type Storing = Pick<Work, 'tx' | 'now'>;

const date = (instant: string | null) => (instant ? new Date(instant) : null);

/** Writes the shipment of an order when it changed. */
export async function saveShipment(
  work: Storing,
  order: Order,
  before: Order,
): Promise<Shipment | null> {
  const { shipment } = order;
  if (shipment === before.shipment) return shipment;
  if (!shipment) {
    await work.tx.deleteFrom('shipments').where('order_id', '=', order.id).execute();
    return null;
  }
  const now = new Date(work.now.epochMilliseconds);
  const row = {
    method_code: shipment.methodCode,
    pickup_point: shipment.pickupPoint,
    pickup_address: shipment.pickupAddress && JSON.stringify(shipment.pickupAddress),
    state: shipment.state,
    dispatch_on: shipment.dispatchOn,
    deliver_from: shipment.deliverFrom,
    deliver_to: shipment.deliverTo,
    tracking_number: shipment.trackingNumber,
    carrier_link: shipment.carrierLink,
    shipped_at: date(shipment.shippedAt),
    parcels: JSON.stringify(shipment.parcels),
    delivered_at: date(shipment.deliveredAt),
    updated_at: now,
  };
  const saved = await work.tx
    .insertInto('shipments')
    .values({ ...row, order_id: order.id, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return {
    ...shipment,
    id: saved.id,
    createdAt: saved.created_at.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/**
 * Writes the payment of an order when it changed. The amount of a cart is its total, whatever was
 * written: it alone is no change.
 */
export async function savePayment(
  work: Storing,
  order: Order,
  before: Order,
): Promise<Payment | null> {
  const { payment } = order;
  if (!payment) {
    if (before.payment)
      await work.tx.deleteFrom('payments').where('order_id', '=', order.id).execute();
    return null;
  }
  const amount = order.state === 'cart' ? before.payment?.amount : payment.amount;
  if (JSON.stringify({ ...payment, amount }) === JSON.stringify(before.payment)) return payment;
  const now = new Date(work.now.epochMilliseconds);
  const row = {
    method_code: payment.methodCode,
    currency: order.currency,
    amount: payment.amount,
    state: payment.state,
    transaction_id: payment.transactionId,
    details: JSON.stringify(payment.details),
    updated_at: now,
  };
  const saved = await work.tx
    .insertInto('payments')
    .values({ ...row, order_id: order.id, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return {
    ...payment,
    id: saved.id,
    createdAt: saved.created_at.toISOString(),
    updatedAt: now.toISOString(),
  };
}
