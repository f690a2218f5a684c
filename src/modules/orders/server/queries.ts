import { sql } from 'kysely';
import { type StockSeen, stockNow } from '#modules/catalog/server/index.ts';
import { ordersOfPerson, type Person } from '#modules/promotions/server/index.ts';
import { compiledQuery } from '#platform/compiled-query.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { cacheCart } from './cart-cache.ts';
import { held } from './cart-version.ts';
import type { Order } from './order.ts';
import { selectOrders, toOrder } from './select-orders.ts';

/** An order with the stock of its variants, of possible gifts and of these codes. */
const selectByToken = (db: Db | Tx, token: string, codes: readonly string[]) => {
  const stock = stockNow(sql`${held} union all select unnest(${codes}::text[])`);
  return selectOrders(db)
    .select(sql<StockSeen | null>`case when o.state = 'cart' then ${stock} end`.as('stock'))
    .where('o.token', '=', token);
};
const byToken = compiledQuery(selectByToken);
const byTokenLocked = compiledQuery((db: Tx, token: string, codes: readonly string[]) =>
  selectByToken(db, token, codes)
    .select(
      sql<boolean>`o.version <> (select version from orders before where before.id = o.id)`.as(
        'changed',
      ),
    )
    .forUpdate('o'),
);

/** An order or cart by its token, or null. */
export async function findOrder(
  db: Db | Tx,
  token: string,
  alsoStockOf: readonly string[] = [],
): Promise<Order | null> {
  const [row] = await byToken(db, token, alsoStockOf);
  const order = row ? toOrder(row) : null;
  // A read inside a transaction may see its own uncommitted writes, so only other reads are cached.
  if (order?.state === 'cart' && !db.isTransaction) cacheCart(order);
  return order;
}

/**
 * The same, locked: other transactions wait. If another transaction held the lock, PostgreSQL returns the updated
 * order row but the old rows of its other tables; then the order is read again.
 */
export async function findOrderLocked(
  tx: Tx,
  token: string,
  alsoStockOf: readonly string[] = [],
): Promise<Order | null> {
  const [row] = await byTokenLocked(tx, token, alsoStockOf);
  if (!row) return null;
  const { changed, ...order } = row;
  return changed ? findOrder(tx, token, alsoStockOf) : toOrder(order);
}

/** Several orders or carts by their ids, in no particular order, with the stock of their variants. */
export async function findOrders(db: Db | Tx, ids: readonly number[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const held = sql<string>`select variant_code from order_items where order_id = o.id`;
  const rows = await selectOrders(db)
    .select(sql<StockSeen>`${stockNow(held)}`.as('stock'))
    .where(sql<boolean>`o.id = any(${[...ids]})`)
    .execute();
  return rows.map(toOrder);
}

/** An order by its id, or null. */
export async function findOrderById(db: Db | Tx, id: number): Promise<Order | null> {
  const row = await selectOrders(db).where('o.id', '=', id).executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** The token of a placed order by its number, or null. For the team: customers need more than a number. */
export async function findTokenOfNumber(db: Db | Tx, number: string): Promise<string | null> {
  const found = db.selectFrom('orders').select('token').where('number', '=', number);
  return (await found.executeTakeFirst())?.token ?? null;
}

/** The order a shipment, payment or line belongs to, or null. */
export async function findOrderOf(
  db: Db | Tx,
  part: 'shipments' | 'payments' | 'order_items',
  id: number,
): Promise<Order | null> {
  const row = await selectOrders(db)
    .where('o.id', '=', (from) => from.selectFrom(part).select('order_id').where('id', '=', id))
    .executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** The customer whose placed orders are read, and optionally one number. */
interface PlacedOrdersQuery {
  customerId: number;
  number?: string | undefined;
}

/** A page of the placed orders of a customer, newest first. */
export async function findPlacedOrders(
  db: Db | Tx,
  { customerId, number }: PlacedOrdersQuery,
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
): Promise<{ orders: Order[]; total: number }> {
  const rows = await selectOrders(db)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('o.customer_id', '=', customerId)
    .where('o.placed_at', 'is not', null)
    .$if(number !== undefined, (of) => of.where('o.number', '=', number ?? null))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute();
  const total =
    rows[0]?.count ?? (page > 1 ? await countPlacedOrders(db, { customerId, number }) : 0);
  return { orders: rows.map(({ count: _, ...row }) => toOrder(row)), total };
}

async function countPlacedOrders(
  db: Db | Tx,
  { customerId, number }: PlacedOrdersQuery,
): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('placed_at', 'is not', null)
    .$if(number !== undefined, (of) => of.where('number', '=', number ?? null))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many orders a person placed and did not cancel, matching spelling variants of their e-mail. */
export async function countEarlierOrders(db: Db | Tx, person: Person): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('placed_at', 'is not', null)
    .where('state', '!=', 'cancelled')
    .where(sql<boolean>`id in ${ordersOfPerson(person)}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The token of the cart a customer has on a channel, or null. */
export async function findCartToken(
  db: Db | Tx,
  customerId: number,
  channel: string,
): Promise<string | null> {
  const cart = await db
    .selectFrom('orders')
    .select('token')
    .where('customer_id', '=', customerId)
    .where('channel', '=', channel)
    .where('state', '=', 'cart')
    .where('subscription', 'is', null)
    .executeTakeFirst();
  return cart?.token ?? null;
}

/** The same for a cart with articles: it is restored when the customer signs in (AUT-05). */
export async function findFilledCartToken(
  db: Db | Tx,
  customerId: number,
  channel: string,
): Promise<string | null> {
  const cart = await db
    .selectFrom('orders as o')
    .select('o.token')
    .where('o.customer_id', '=', customerId)
    .where('o.channel', '=', channel)
    .where('o.state', '=', 'cart')
    .where('o.subscription', 'is', null)
    .where((where) =>
      where.exists(where.selectFrom('order_items as i').whereRef('i.order_id', '=', 'o.id')),
    )
    .executeTakeFirst();
  return cart?.token ?? null;
}

export interface OrderAdjustment {
  id: number;
  orderItemId: number | null;
  type: string;
  label: string;
  amount: number;
  neutral: boolean;
}

/** The stored components of an order's total. */
export async function findAdjustments(db: Db | Tx, orderId: number): Promise<OrderAdjustment[]> {
  return db
    .selectFrom('order_adjustments')
    .select(['id', 'order_item_id as orderItemId', 'type', 'label', 'amount', 'neutral'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
