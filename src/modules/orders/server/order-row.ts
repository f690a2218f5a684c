import type { StockSeen } from '#modules/catalog/server/index.ts';
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
    text: `${updating(row)} returning o.id`,
    value: { ...row, id: order.id, version: order.version },
  };
}

/**
 * The same for a cart, and nothing either when it would be priced otherwise by now: the offer is
 * another, or there is less in stock than it needs of a variant.
 */
export function knownCartWrite(order: Order, now: Date, needs: StockSeen): Write {
  const { value, ...write } = orderWrite(order, now);
  return {
    ...write,
    text: `${updating(rowOf(order, now))} and ${IS_STILL_OFFERED} returning o.id`,
    value: { ...(value as object), offer: order.offerVersion, needs },
  };
}

/** Writes the row of a new cart, under the same conditions. */
export function newCartWrite(order: Order, now: Date, needs: StockSeen): Write {
  const { token, channel, locale, currency } = order;
  const row = { ...rowOf(order, now), token, channel, locale, currency, created_at: now };
  const columns = Object.keys(row);
  return {
    name: 'saved',
    text: `insert into orders (${columns.join(', ')})
      select ${columns.map((column) => `x.${column}`).join(', ')}
      from jsonb_populate_record(null::orders, $json) x where ${IS_STILL_OFFERED} returning id`,
    value: { ...row, offer: order.offerVersion, needs },
  };
}

const IS_STILL_OFFERED = `(select version from offer_version) = ($json ->> 'offer')::bigint
  and not exists (
    select from jsonb_each_text($json -> 'needs') need
    where need.value::int > coalesce(
      (select v.available from product_variants v where v.code = need.key), 0))`;

const updating = (row: object) =>
  `update orders o set version = o.version + 1, ${taking(row)}
    from jsonb_populate_record(null::orders, $json) x
    where o.id = x.id and o.version = x.version`;
