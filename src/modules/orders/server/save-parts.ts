import type { UnitOfWork } from '#registry/schema.ts';
import type { Order, Payment, Shipment } from './order.ts';
import { inserting, type RowsWrite, taking, type Written } from './write-together.ts';

/** Whether the order lost its shipment or payment since `before`. */
export const losesPart = (order: Order, before: Order): boolean =>
  (before.shipment !== null && !order.shipment) || (before.payment !== null && !order.payment);

/** Deletes a shipment or payment the order no longer has. */
export async function removeParts(
  { tx }: Pick<UnitOfWork, 'tx'>,
  order: Order,
  before: Order,
): Promise<void> {
  if (before.shipment && !order.shipment)
    await tx.deleteFrom('shipments').where('order_id', '=', order.id).execute();
  if (before.payment && !order.payment)
    await tx.deleteFrom('payments').where('order_id', '=', order.id).execute();
}

/** Writes the shipment of an order when it changed. */
export function shipmentWrite(order: Order, before: Order, now: Date): RowsWrite[] {
  const { shipment } = order;
  if (!shipment || shipment === before.shipment) return [];
  const row = {
    method_code: shipment.methodCode,
    pickup_point: shipment.pickupPoint,
    pickup_address: shipment.pickupAddress,
    state: shipment.state,
    dispatch_on: shipment.dispatchOn,
    deliver_from: shipment.deliverFrom,
    deliver_to: shipment.deliverTo,
    tracking_number: shipment.trackingNumber,
    carrier_link: shipment.carrierLink,
    shipped_at: shipment.shippedAt,
    parcels: shipment.parcels,
    delivered_at: shipment.deliveredAt,
    updated_at: now,
  };
  return [onePerOrder('shipment', 'shipments', row, now)];
}

/**
 * Writes the payment of an order when it changed. A cart's amount is derived from its total, so a difference in
 * amount alone is ignored.
 */
export function paymentWrite(order: Order, before: Order, now: Date): RowsWrite[] {
  const { payment } = order;
  if (!payment) return [];
  const amount = order.state === 'cart' ? before.payment?.amount : payment.amount;
  if (JSON.stringify({ ...payment, amount }) === JSON.stringify(before.payment)) return [];
  const row = {
    method_code: payment.methodCode,
    currency: order.currency,
    amount: payment.amount,
    state: payment.state,
    transaction_id: payment.transactionId,
    paid_at: payment.paidAt,
    details: payment.details,
    updated_at: now,
  };
  return [onePerOrder('payment', 'payments', row, now)];
}

function onePerOrder(name: string, table: string, row: object, now: Date): RowsWrite {
  const whenNew = { ...row, created_at: now };
  return {
    name,
    table,
    text: `${inserting(table, whenNew)}
      on conflict (order_id) do update set ${taking(row, 'excluded')} returning id, created_at`,
    rows: [whenNew],
  };
}

/** A shipment or payment with its id and dates if it was written, else unchanged. */
export function savedPart<T extends Shipment | Payment>(
  part: T | null,
  written: Written | undefined,
  now: Date,
): T | null {
  const row = written?.[0];
  if (!part || !row) return part;
  const createdAt = new Date(row.created_at as string).toISOString();
  return { ...part, id: row.id as number, createdAt, updatedAt: now.toISOString() };
}
