import type { Order } from './order.ts';
import { taking, type Write } from './write-together.ts';

const rowOf = (order: Order, now: Date) => {
  const { pricing } = order;
  return {
    number: order.number,
    customer_id: order.customerId,
    email: order.email,
    notes: order.notes,
    state: order.state,
    checkout_state: order.checkoutState,
    payment_state: order.paymentState,
    shipping_state: order.shippingState,
    coupon_codes: order.couponCodes,
    items_subtotal: pricing.itemsSubtotal,
    items_total: pricing.itemsTotal,
    order_promotion_total: pricing.orderPromotionTotal,
    shipping_total: pricing.shippingTotal,
    shipping_promotion_total: pricing.shippingPromotionTotal,
    tax_total: pricing.taxTotal,
    shipping_tax_total: pricing.shippingTaxTotal,
    total: pricing.total,
    pricing,
    quote_hash: order.quoteHash,
    charging_until: order.chargingUntil,
    updated_at: now,
    placed_at: order.placedAt,
    payment_due_at: order.paymentDueAt,
    confirmed_at: order.confirmedAt,
    terms_version: order.termsVersion,
    accepted_at: order.acceptedAt,
    cancelled_at: order.state === 'cancelled' ? now : null,
  };
};

/** Writes the row of an order, one version on; returns nothing when it is another version by now. */
export function orderWrite(order: Order, now: Date): Write {
  const row = rowOf(order, now);
  return {
    name: 'saved',
    text: `update orders o set version = o.version + 1, ${taking(row)}
      from jsonb_populate_record(null::orders, $json) x
      where o.id = x.id and o.version = x.version returning o.id`,
    value: { ...row, id: order.id, version: order.version },
  };
}
