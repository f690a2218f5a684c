import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { Order } from './order.ts';
import type { OrderWrite } from './write-together.ts';

/** Columns written for a cart; the number is assigned when the order is placed and never changes. */
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

/** Further columns written for a placed order. */
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

/** Reserves an order number, for callers that need it before the order is placed. */
export async function reserveNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select ${sql.raw(NEXT_NUMBER)} as number`.execute(
    db,
  );
  return rows[0]?.number ?? '';
}

/** At least nine digits. Drawn in the statement that writes the order, so that few numbers are lost. */
const NEXT_NUMBER = `(select lpad(n::text, greatest(9, length(n::text)), '0')
  from nextval('order_numbers') as n)`;

/**
 * Updates the row of an order and its version; affects no row if the version changed meanwhile. Assigns the number
 * when the order is placed.
 */
export function orderWrite(order: Order, before: Order, now: Date): OrderWrite {
  const isCancelledNow = order.state === 'cancelled' && before.state !== 'cancelled';
  const cart = cartRowOf(order, now);
  const placed = order.state === 'cart' ? cart : { ...cart, ...placedRowOf(order) };
  const row = isCancelledNow ? { ...placed, cancelled_at: now } : placed;
  const isNew = order.placedAt !== null && order.number === null;
  // A reserved number is written like any other column.
  const isReserved = order.number !== null && before.number === null;
  const numbered = isReserved ? { ...row, number: order.number } : row;
  return updating(order, numbered, isNew ? `, number = ${NEXT_NUMBER}` : '');
}

/**
 * The same for a cart. It also affects no row when the cart would now be priced differently: catalogue or prices
 * changed, or stock is too low.
 */
export function cachedCartWrite(order: Order, now: Date, needs: StockSeen): OrderWrite {
  const { text, values } = updating(order, cartRowOf(order, now));
  return {
    text: `${text} and ${stillOffered(values.length + 1)}`,
    values: [...values, order.offerVersion, jsonText(needs)],
  };
}

/** Inserts the row of a new cart under the same conditions. */
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

/** SQL: catalogue and prices still have version `$at`, and stock covers the pieces in the next parameter. */
const stillOffered = (at: number) => `(select version from offer_version) = $${at}
  and not exists (
    select from jsonb_each_text($${at + 1}) need
    where need.value::int > coalesce(
      (select v.available from product_variants v where v.code = need.key), 0))`;
