import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { findOrders, type Order } from '#modules/orders/server/index.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';

type Whose = Pick<Access, 'code' | 'customerId'>;

/** Orders placed for a subscription of a customer. */
const select = (db: Db, { code, customerId }: Whose) =>
  db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .where('s.code', '=', code)
    .where('s.customer_id', '=', customerId)
    .where('o.placed_at', 'is not', null);

/** A page of its placed deliveries, newest first (SUB-05). */
export async function findDeliveries(
  db: Db,
  whose: Whose,
  { offset, itemsPerPage }: Paging,
): Promise<{ orders: Order[]; total: number }> {
  const rows = await select(db, whose)
    .select('o.id')
    .orderBy('c.number', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await select(db, whose)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const ids = rows.map(({ id }) => id);
  const orders = await findOrders(db, ids);
  return { orders: orders.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total };
}

/**
 * One placed delivery, by token or number.
 * @throws Refusal `subscription.unknown`.
 */
export async function findDelivery(db: Db, whose: Whose, named: string): Promise<Order> {
  const row = await select(db, whose)
    .select('o.id')
    .where((where) => where.or([where('o.token', '=', named), where('o.number', '=', named)]))
    .executeTakeFirst();
  const [order] = row ? await findOrders(db, [row.id]) : [];
  if (!order) throw refuse('subscription.unknown');
  return order;
}
