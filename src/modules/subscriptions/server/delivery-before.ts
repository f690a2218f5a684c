import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/**
 * The subscription deliveries an order belongs to: none for a one-off purchase, several when it started several
 * subscriptions.
 */
export function findDeliveriesOf(db: Db | Tx, orderId: number) {
  return db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select(['s.code', 'c.number'])
    .where('c.order_id', '=', orderId)
    .orderBy('s.id')
    .execute();
}

/** Order id of the delivery before this one that was placed and not cancelled; else null. */
export async function findDeliveryBefore(
  db: Db | Tx,
  code: string,
  number: number,
): Promise<number | null> {
  const found = await ordersOf(db, code)
    .where('c.number', '<', number)
    .where('o.state', '!=', 'cancelled')
    .orderBy('c.number', 'desc')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Id of the latest placed order of a subscription, preferring cancelled or not cancelled ones; null if there is none. */
export async function findLatestOrder(
  db: Db | Tx,
  code: string,
  isCancelled: boolean,
): Promise<number | null> {
  const found = await ordersOf(db, code)
    .orderBy(sql`(o.state = 'cancelled')`, isCancelled ? 'desc' : 'asc')
    .orderBy('c.number', 'desc')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Orders of the deliveries of a subscription that were placed. */
const ordersOf = (db: Db | Tx, code: string) =>
  db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select('o.id')
    .where('s.code', '=', code)
    .where('o.placed_at', 'is not', null);
