import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** The deliveries an order is: none for a single purchase, several where it began more than one. */
export function findDeliveriesOf(db: Db | Tx, orderId: number) {
  return db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select(['s.code', 'c.number'])
    .where('c.order_id', '=', orderId)
    .orderBy('s.id')
    .execute();
}

/** Id of the order of the delivery before this one that was ordered and not cancelled; else null. */
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

/** Id of the latest order of a subscription, rather one that was cancelled or one that was not; null for none. */
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
