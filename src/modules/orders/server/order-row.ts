import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Order } from './order.ts';
import { taking, type Write } from './write-together.ts';

/** What a cart has; the number is given when it is placed, and stays. */
const cartRowOf = (order: Order, now: Date) => {
  const { pricing } = order;
  return {
    customer_id: order.customerId,
    email: order.email,
    notes: order.notes,
    checkout_state: order.checkoutState,
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
  };
};

/** What an order has besides. */
const placedRowOf = (order: Order, now: Date) => ({
  state: order.state,
  payment_state: order.paymentState,
  shipping_state: order.shippingState,
  placed_at: order.placedAt,
  payment_due_at: order.paymentDueAt,
  confirmed_at: order.confirmedAt,
  terms_version: order.termsVersion,
  accepted_at: order.acceptedAt,
  cancelled_at: order.state === 'cancelled' ? now : null,
});

/** At least nine digits. Taken by the statement that writes it, so that hardly any is lost. */
const NEXT_NUMBER = `(select lpad(n::text, greatest(9, length(n::text)), '0')
  from nextval('order_numbers') as n)`;

/**
 * Writes the row of an order, one version on; returns nothing when it is another version by now. One
 * that is placed gets its number.
 */
export function orderWrite(order: Order, now: Date): Write {
  const row = { ...cartRowOf(order, now), ...(order.state !== 'cart' && placedRowOf(order, now)) };
  const isNew = order.placedAt !== null && order.number === null;
  const changes = isNew ? `${taking(row)}, number = ${NEXT_NUMBER}` : taking(row);
  return {
    name: 'saved',
    text: `${updating(changes)} returning o.id, o.number`,
    value: { ...row, id: order.id, version: order.version },
  };
}

/**
 * The same for a cart, and nothing either when it would be priced otherwise by now: the offer is
 * another, or there is less in stock than it needs of a variant.
 */
export function knownCartWrite(order: Order, now: Date, needs: StockSeen): Write {
  const row = cartRowOf(order, now);
  const { id, version, offerVersion: offer } = order;
  return {
    name: 'saved',
    text: `${updating(taking(row))} and ${IS_STILL_OFFERED} returning o.id`,
    value: { ...row, id, version, offer, needs },
  };
}

/** Writes the row of a new cart, under the same conditions. */
export function newCartWrite(order: Order, now: Date, needs: StockSeen): Write {
  const { token, channel, locale, currency } = order;
  const given = { ...cartRowOf(order, now), ...placedRowOf(order, now) };
  const row = { ...given, token, channel, locale, currency, created_at: now };
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

const updating = (changes: string) =>
  `update orders o set version = o.version + 1, ${changes}
    from jsonb_populate_record(null::orders, $json) x
    where o.id = x.id and o.version = x.version`;
