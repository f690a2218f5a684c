import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import type { Order } from './order.ts';
import { findOrderLocked } from './queries.ts';
import { saveAddresses } from './save-addresses.ts';
import { saveAdjustments } from './save-adjustments.ts';
import { saveLines } from './save-lines.ts';
import { savePayment, saveShipment } from './save-parts.ts';

type Storing = Pick<Work, 'tx' | 'now'>;

/**
 * Takes the order for this transaction: whoever wants it too waits, then reads what we wrote. Null
 * when there is none. The stock of some variants that are not in it may be read with it.
 */
export const lockOrder = (
  work: Storing,
  token: string,
  alsoStockOf?: readonly string[],
): Promise<Order | null> => findOrderLocked(work.tx, token, alsoStockOf);

/**
 * Writes an order as it stands, one version on, and returns it with the ids it got.
 * @throws Refusal `order.stale` (409) when another version was written meanwhile.
 */
export async function saveOrder(work: Storing, order: Order, before: Order): Promise<Order> {
  const now = new Date(work.now.epochMilliseconds);
  const { pricing } = order;
  const { numUpdatedRows } = await work.tx
    .updateTable('orders')
    .set({
      number: order.number,
      customer_id: order.customerId,
      email: order.email,
      notes: order.notes,
      state: order.state,
      checkout_state: order.checkoutState,
      payment_state: order.paymentState,
      shipping_state: order.shippingState,
      version: sql<number>`version + 1`,
      coupon_codes: [...order.couponCodes],
      items_subtotal: pricing.itemsSubtotal,
      items_total: pricing.itemsTotal,
      order_promotion_total: pricing.orderPromotionTotal,
      shipping_total: pricing.shippingTotal,
      shipping_promotion_total: pricing.shippingPromotionTotal,
      tax_total: pricing.taxTotal,
      shipping_tax_total: pricing.shippingTaxTotal,
      total: pricing.total,
      pricing: JSON.stringify(pricing),
      quote_hash: order.quoteHash,
      charging_until: order.chargingUntil,
      updated_at: now,
      placed_at: order.placedAt,
      payment_due_at: order.paymentDueAt,
      confirmed_at: order.confirmedAt,
      terms_version: order.termsVersion,
      accepted_at: order.acceptedAt,
      cancelled_at: order.state === 'cancelled' ? now : null,
    })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse('order.stale');
  const lines = await saveLines(work, order, before);
  const saved = { ...order, lines, version: order.version + 1, updatedAt: now };
  await saveAdjustments(work, saved, before);
  return {
    ...saved,
    ...(await saveAddresses(work, order, before)),
    shipment: await saveShipment(work, order, before),
    payment: await savePayment(work, order, before),
  };
}
