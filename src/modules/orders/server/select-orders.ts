import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { guaranteedPricesOf, type StockSeen } from '#modules/catalog/server/index.ts';
import { offerVersion } from '#modules/channels/server/index.ts';
import { promisedPromotions, promisesTo } from '#modules/promotions/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { dueOf } from '../rules/index.ts';
import { addressColumns, lineColumns, paymentColumns, shipmentColumns } from './columns.ts';
import type { FrozenPricing } from './frozen-pricing.ts';
import type { Order } from './order.ts';

/** A column read from the subscription of a next delivery; null for carts and placed orders, without a query. */
const ofNextDelivery = <T>(select: (subscription: RawBuilder<string | null>) => RawBuilder<T>) =>
  sql<T | null>`case when o.state = 'cart' and o.subscription is not null
    then ${select(sql`o.subscription`)} end`;

/** Complete orders, with all their related rows, in one statement. */
export function selectOrders(db: Db | Tx) {
  return db
    .selectFrom('orders as o')
    .innerJoin('channels as c', 'c.code', 'o.channel')
    .select([
      'o.id',
      'o.token',
      'o.number',
      'o.channel',
      'c.countries as channelCountries',
      'c.vat_regime as vatRegime',
      'o.locale',
      'o.currency',
      'o.customer_id as customerId',
      'o.email',
      'o.notes',
      'o.subscription',
      'o.state',
      'o.checkout_state as checkoutState',
      'o.payment_state as paymentState',
      'o.shipping_state as shippingState',
      'o.version',
      'o.coupon_codes as couponCodes',
      'o.pricing',
      'o.quote_hash as quoteHash',
      'o.charging_until as chargingUntil',
      'o.created_at as createdAt',
      'o.updated_at as updatedAt',
      'o.placed_at as placedAt',
      'o.payment_due_at as paymentDueAt',
      'o.confirmed_at as confirmedAt',
      'o.terms_version as termsVersion',
      'o.accepted_at as acceptedAt',
      'o.invoice_available as invoiceAvailable',
      'o.credit',
      'o.voucher_id as voucherId',
    ])
    .select(offerVersion.as('offerVersion'))
    .select(ofNextDelivery(promisesTo).as('promises'))
    .select(ofNextDelivery(guaranteedPricesOf).as('guaranteedPrices'))
    .select((from) => [
      jsonArrayFrom(
        from
          .selectFrom('order_items as i')
          .select(lineColumns)
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.id'),
      ).as('lines'),
      jsonArrayFrom(
        from
          .selectFrom('order_addresses as a')
          .select(addressColumns)
          .whereRef('a.order_id', '=', 'o.id'),
      ).as('addresses'),
      jsonObjectFrom(
        from
          .selectFrom('shipments as s')
          .select(shipmentColumns)
          .whereRef('s.order_id', '=', 'o.id'),
      ).as('shipment'),
      jsonObjectFrom(
        from.selectFrom('payments as p').select(paymentColumns).whereRef('p.order_id', '=', 'o.id'),
      ).as('payment'),
    ]);
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number] & {
  stock?: StockSeen | null;
};

export function toOrder({ addresses, ...row }: OrderRow): Order {
  const address = (kind: string) => {
    const found = addresses.find((one) => one.kind === kind);
    if (!found) return null;
    const { kind: _, ...fields } = found;
    return fields;
  };
  const { payment } = row;
  const pricing = row.pricing as FrozenPricing;
  return {
    ...row,
    stock: row.stock ?? {},
    promises: promisedPromotions(row.promises),
    guaranteedPrices: row.guaranteedPrices ?? [],
    billingAddress: address('billing'),
    shippingAddress: address('shipping'),
    // The amount to pay of a cart follows its total; the stored amount may be outdated.
    payment:
      payment && row.state === 'cart'
        ? { ...payment, amount: dueOf({ credit: row.credit, pricing }) }
        : payment,
  } as Order;
}
