import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { Order } from './order.ts';
import type { OrderWrite } from './write-together.ts';

/** What a cart has; the number is given when it is placed, and stays. */
const cartRowOf = (order: Order, now: Date) => {
  const { pricing } = order;
  return {
    customer_id: order.customerId,
    email: order.email,
    notes: order.notes,
    checkout_state: order.checkoutState,
    coupon_codes: order.couponCodes,
    credit: order.credit,
    voucher_id: order.voucherId,
    items_subtotal: pricing.itemsSubtotal,
    items_total: pricing.itemsTotal,
    order_promotion_total: pricing.orderPromotionTotal,
    shipping_total: pricing.shippingTotal,
    shipping_promotion_total: pricing.shippingPromotionTotal,
    tax_total: pricing.taxTotal,
    shipping_tax_total: pricing.shippingTaxTotal,
    total: pricing.total,
    pricing: jsonText(pricing),
    quote_hash: order.quoteHash,
    charging_until: order.chargingUntil,
    updated_at: now,
  };
};

/** What an order has besides. */
const placedRowOf = (order: Order) => ({
  state: order.state,
  payment_state: order.paymentState,
  shipping_state: order.shippingState,
  placed_at: order.placedAt,
  payment_due_at: order.paymentDueAt,
  confirmed_at: order.confirmedAt,
  terms_version: order.termsVersion,
  accepted_at: order.acceptedAt,
});

/** The number an order is going to have, for who has to say it before it is placed. */
export async function reserveNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select ${sql.raw(NEXT_NUMBER)} as number`.execute(
    db,
  );
  return rows[0]?.number ?? '';
}

/** At least nine digits. Taken by the statement that writes it, so that hardly any is lost. */
const NEXT_NUMBER = `(select lpad(n::text, greatest(9, length(n::text)), '0')
  from nextval('order_numbers') as n)`;

/**
 * Writes the row of an order, one version on; returns nothing when it is another version by now. One
 * that is placed gets its number.
 */
export function orderWrite(order: Order, before: Order, now: Date): OrderWrite {
  const isCancelledNow = order.state === 'cancelled' && before.state !== 'cancelled';
  const cart = cartRowOf(order, now);
  const placed = order.state === 'cart' ? cart : { ...cart, ...placedRowOf(order) };
  const row = isCancelledNow ? { ...placed, cancelled_at: now } : placed;
  const isNew = order.placedAt !== null && order.number === null;
  // A reserved one is written with the rest.
  const isReserved = order.number !== null && before.number === null;
  const numbered = isReserved ? { ...row, number: order.number } : row;
  return updating(order, numbered, isNew ? `, number = ${NEXT_NUMBER}` : '');
}

/**
 * The same for a cart, and nothing either when it would be priced otherwise by now: the offer is
 * another, or there is less in stock than it needs of a variant.
 */
export function cachedCartWrite(order: Order, now: Date, needs: StockSeen): OrderWrite {
  const { text, values } = updating(order, cartRowOf(order, now));
  return {
    text: `${text} and ${stillOffered(values.length + 1)}`,
    values: [...values, order.offerVersion, jsonText(needs)],
  };
}

/** Writes the row of a new cart, under the same conditions. */
export function newCartWrite(order: Order, now: Date, needs: StockSeen): OrderWrite {
  const { token, channel, locale, currency } = order;
  const given = { ...cartRowOf(order, now), ...placedRowOf(order) };
  const row = { ...given, token, channel, locale, currency, created_at: now };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return {
    text: `insert into orders (${columns.join(', ')}) select ${places.join(', ')}
      where ${stillOffered(places.length + 1)}`,
    values: [...Object.values(row), order.offerVersion, jsonText(needs)],
  };
}

function updating(order: Order, row: object, more = ''): OrderWrite {
  const columns = Object.keys(row);
  const changes = columns.map((column, index) => `${column} = $${index + 1}`);
  return {
    text: `update orders set version = version + 1, ${changes.join(', ')}${more}
      where id = $${columns.length + 1} and version = $${columns.length + 2}`,
    values: [...Object.values(row), order.id, order.version],
  };
}

/** The offer is the one that stands for `$at`, and of each variant there is what the next one says. */
const stillOffered = (at: number) => `(select version from offer_version) = $${at}
  and not exists (
    select from jsonb_each_text($${at + 1}) need
    where need.value::int > coalesce(
      (select v.available from product_variants v where v.code = need.key), 0))`;
