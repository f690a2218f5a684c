import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { isStillToLeave } from '#modules/orders/rules/index.ts';
import { findOrders, type Order, presentSummary } from '#modules/orders/server/index.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';

type Whose = Pick<Access, 'code' | 'customerId'>;

/** Orders placed for a subscription of a customer. */
const select = (db: Db | Tx, { code, customerId }: Whose) =>
  db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .where('s.code', '=', code)
    .where('s.customer_id', '=', customerId)
    .where('o.placed_at', 'is not', null);

/** A page of its placed deliveries, newest first (SUB-05). */
export async function findDeliveries(
  db: Db | Tx,
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

/** Orders of a subscription that are still to be sent although it ends, newest first. */
export async function findLeavingOrders(db: Db | Tx, whose: Whose): Promise<OrderSummaryShape[]> {
  const { orders } = await findDeliveries(db, whose, { page: 1, itemsPerPage: 10, offset: 0 });
  return orders.map(presentSummary).filter(({ status }) => isStillToLeave(status));
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
