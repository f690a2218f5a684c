import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import {
  deliveryCountry,
  findOrders,
  type Order,
  priceCart,
} from '#modules/orders/server/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { type Destination, fitsOneParcel, goTheSameWay, postageOf } from '../rules/index.ts';

/** The deliveries that share a parcel with a given one. */
export interface Together {
  companions: readonly Order[];
  /** Whether this one pays the delivery fee for all. */
  pays: boolean;
}

const destinationOf = ({ channel, shipment, shippingAddress }: Order): Destination => ({
  channel,
  methodCode: shipment?.methodCode ?? null,
  pickupPoint: shipment?.pickupPoint ?? null,
  address: shippingAddress,
});

/** Whether these orders have the same destination and method, and fit into one parcel. */
export async function fitTogether(db: Db | Tx, orders: readonly Order[]): Promise<boolean> {
  const [first, ...others] = orders;
  if (!first || others.length === 0) return false;
  const own = destinationOf(first);
  if (!others.every((other) => goTheSameWay(own, destinationOf(other)))) return false;
  const options = await findShippingOptions(db, deliveryCountry(first));
  const method = options.find(({ code }) => code === first.shipment?.methodCode);
  return (
    method !== undefined &&
    fitsOneParcel(
      orders.flatMap(({ lines }) => lines),
      method,
    )
  );
}

/** Of several deliveries in one parcel, the one with the lowest order id pays the delivery fee. */
export const together = (own: Order, companions: readonly Order[]): Together => ({
  companions,
  pays: companions.every(({ id }) => own.id < id),
});

/**
 * The deliveries that share a parcel with each of these orders. An agreement applies only while all its conditions
 * hold: same day and destination, weight of one parcel, none paused or stopped, one household. Otherwise each pays
 * its own fee, until the conditions hold again.
 */
export async function findTogether(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<Map<number, Together>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ own: number; other: number }>`
    select o.id as own, m.id as other
    from orders o
    join subscription_cycles c on c.order_id = o.id
    join subscriptions s on s.id = c.subscription_id
    join orders m on m.shared_parcel = o.shared_parcel and m.id <> o.id
    join subscription_cycles n on n.order_id = m.id
    join subscriptions r on r.id = n.subscription_id
    where o.id = any(${orderIds}) and o.shared_parcel is not null
      and c.together_on = c.shipping_date
      and n.together_on = c.together_on and n.shipping_date = n.together_on
      and c.state in ('draft', 'charging', 'placed') and n.state in ('draft', 'charging', 'placed')
      and (c.state <> 'draft' or (s.status not in ('paused', 'stopped') and s.ship_now_asked_at is null))
      and (n.state <> 'draft' or (r.status not in ('paused', 'stopped') and r.ship_now_asked_at is null))
      and m.state <> 'cancelled'
      and (r.customer_id = s.customer_id or exists (
        select from household_members h
        where (h.owner_id = s.customer_id and h.member_id = r.customer_id)
          or (h.owner_id = r.customer_id and h.member_id = s.customer_id)))
    order by m.id`.execute(db);
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.flatMap(({ own, other }) => [own, other]))];
  const orders = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
  const found = new Map<number, Together>();
  for (const [own, others] of Map.groupBy(rows, (row) => row.own)) {
    const order = orders.get(own);
    const companions = others.flatMap(({ other }) => orders.get(other) ?? []);
    if (order && (await fitTogether(db, [order, ...companions])))
      found.set(own, together(order, companions));
  }
  return found;
}

/**
 * Upper limit in cents of the delivery fee of a priced delivery in a shared parcel: zero when another one pays, else
 * the fee for all goods together; null when there is no limit.
 */
export async function postageTogether(
  db: Db | Tx,
  { companions, pays }: Together,
  own: Order,
  today: Temporal.PlainDate,
): Promise<Cents | null> {
  if (!pays) return 0;
  const options = await findShippingOptions(db, deliveryCountry(own));
  const method = options.find(({ code }) => code === own.shipment?.methodCode);
  if (!method) return null;
  const orders = [{ lines: own.lines, goods: own.pricing.itemsTotal }];
  for (const order of companions) {
    const priced = order.state === 'cart' ? (await priceCart(db, order, today)).order : order;
    orders.push({ lines: priced.lines, goods: priced.pricing.itemsTotal });
  }
  return postageOf(method, orders);
}
