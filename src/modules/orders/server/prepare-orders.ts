import { sql } from 'kysely';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { DUE, PreparationShape, PreparedOrderShape } from '../admin-contracts.ts';
import { findAttentionOf, isHeldBack } from './attention.ts';
import type { Order } from './order.ts';
import { paidOrders } from './paid-orders.ts';
import { presentPrepared } from './present-prepared.ts';
import { findOrders } from './queries.ts';
import { type Companion, findCompanions } from './shared-parcel.ts';

/** What the list of orders to prepare is narrowed to. */
export interface PreparationFilter {
  method?: string | undefined;
  due?: (typeof DUE)[number] | undefined;
}

/** Those that nothing keeps here (O-01). */
const waitingOrders = (db: Db) => paidOrders(db).where(sql<boolean>`not ${isHeldBack}`);

interface Prepared {
  orders: PreparedOrderShape[];
  total: number;
  /** How many something keeps here. */
  held: number;
  waiting: PreparationShape['waiting'];
}

/**
 * Orders that are to leave, oldest promise first, those of one parcel after one another, and how many wait for each
 * way of sending. Eight statements whatever they hold. `day`: today.
 */
export async function listPreparation(
  db: Db,
  { method, due }: PreparationFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
  day: Temporal.PlainDate,
): Promise<Prepared> {
  const today = day.toString();
  const until = due && (due === 'late' ? day.subtract({ days: 1 }) : day).toString();
  const narrowed = waitingOrders(db)
    .$if(method !== undefined, (q) => q.where('s.method_code', '=', method ?? ''))
    .$if(until !== undefined, (q) => q.where('s.dispatch_on', '<=', until ?? ''));
  const [rows, { total }, { held }, counts, methods] = await Promise.all([
    narrowed
      .select('o.id')
      .orderBy('s.dispatch_on')
      .orderBy('o.id')
      .offset(offset)
      .limit(itemsPerPage)
      .execute(),
    narrowed.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    paidOrders(db)
      .select((from) => from.fn.countAll<number>().as('held'))
      .where(isHeldBack)
      .executeTakeFirstOrThrow(),
    waitingOrders(db)
      .select((from) => ['s.method_code as code', from.fn.countAll<number>().as('orders')])
      .select(sql<number>`count(*) filter (where s.dispatch_on < ${today}::date)`.as('late'))
      .groupBy('s.method_code')
      .execute(),
    listShippingMethods(db),
  ]);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
  const companions = await findCompanions(db, ids);
  const orders = byParcel(ids, companions).flatMap((id) => found.get(id) ?? []);
  return {
    // Nothing keeps them here: that is what they were narrowed to.
    orders: orders.map((order) =>
      presentPrepared(order, methods, today, {
        attention: [],
        companions: companions.get(order.id),
      }),
    ),
    total: Number(total),
    held: Number(held),
    waiting: methods.flatMap(({ code, name }) => {
      const count = counts.find((one) => one.code === code);
      if (!count) return [];
      const { orders, late } = count;
      return [{ methodCode: code, methodName: name, orders: Number(orders), late: Number(late) }];
    }),
  };
}

/** What leaves in one parcel stands together, where the first of it stood. */
function byParcel(ids: readonly number[], companions: ReadonlyMap<number, Companion[]>): number[] {
  const together = ids.flatMap((id) => [
    id,
    ...(companions.get(id) ?? []).map((other) => other.id).filter((other) => ids.includes(other)),
  ]);
  return [...new Set(together)];
}

/** Placed orders by their numbers, in that order, as their slips say them. Unknown ones are left out. */
export async function findSlips(
  db: Db,
  numbers: readonly string[],
  today: string,
): Promise<PreparedOrderShape[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('number', 'in', numbers)
    .execute();
  const [found, methods, attention, companions] = await Promise.all([
    findOrders(
      db,
      rows.map(({ id }) => id),
    ),
    listShippingMethods(db),
    findAttentionOf(
      db,
      rows.map(({ id }) => id),
    ),
    findCompanions(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const byNumber = new Map(found.map((order): [string, Order] => [order.number ?? '', order]));
  return [...new Set(numbers)].flatMap((number) => {
    const order = byNumber.get(number);
    const about = {
      attention: attention.get(order?.id ?? 0) ?? [],
      companions: companions.get(order?.id ?? 0),
    };
    return order ? [presentPrepared(order, methods, today, about)] : [];
  });
}
