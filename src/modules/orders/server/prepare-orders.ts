import { type RawBuilder, sql } from 'kysely';
import { type ListChoice, orderOf, usualSort } from '#kit/team-list.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import { narrowList } from '#platform/narrow-list.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { PreparationCounts, PreparedOrderShape } from '../admin-contracts.ts';
import { type Attention, lateBefore } from '../rules/index.ts';
import { type DUE, preparationList } from '../rules/team-list.ts';
import { findAttentionOf, isHeldBack } from './attention.ts';
import type { Order } from './order.ts';
import { paidOrders } from './paid-orders.ts';
import { presentPrepared } from './present-prepared.ts';
import { findOrders } from './queries.ts';
import { type Companion, findCompanions } from './shared-parcel.ts';

/** Paid orders that are not held back (O-01). */
const waitingOrders = (db: Db | Tx) => paidOrders(db).where(sql<boolean>`not ${isHeldBack}`);

interface Prepared {
  orders: PreparedOrderShape[];
  total: number;
  /** Number of paid orders that are held back. */
  held: number;
  waiting: PreparationCounts['waiting'];
}

/** Sort columns of the list: at most a few hundred rows, found by a partial index. */
const SORTED = { dispatchOn: 's.dispatch_on', placedAt: 'o.placed_at' } as const;

/**
 * Orders to dispatch, oldest promise first unless sorted otherwise, orders of one parcel together, with the number
 * waiting per delivery method. Always eight statements. `day`: today.
 */
export async function listPreparation(
  db: Db,
  { sort = usualSort(preparationList), ...filter }: ListChoice<typeof preparationList>,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
  day: Temporal.PlainDate,
): Promise<Prepared> {
  const late = lateBefore(day).toString();
  const { column, direction } = orderOf(sort, SORTED);
  const narrowed = narrowList(waitingOrders(db), preparationList, filter, {
    due: (q, due) => q.where('s.dispatch_on', '<=', dueUntil(due, day)),
  });
  const [rows, { total }, { held }, counts, methods] = await Promise.all([
    narrowed
      .select('o.id')
      .orderBy(column, direction)
      .orderBy('o.id', direction)
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
      .select(sql<number>`count(*) filter (where s.dispatch_on < ${late}::date)`.as('late'))
      .groupBy('s.method_code')
      .execute(),
    listShippingMethods(db),
  ]);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
  const companions = await findCompanions(db, ids);
  const orders = byParcel(ids, companions).flatMap((id) => found.get(id) ?? []);
  return {
    // The query excludes orders that are held back, so there is nothing to read here.
    orders: orders.map((order) =>
      presentPrepared(order, methods, day, {
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

/** Groups the orders of one parcel at the position of the first of them. */
function byParcel(ids: readonly number[], companions: ReadonlyMap<number, Companion[]>): number[] {
  const together = ids.flatMap((id) => [
    id,
    ...(companions.get(id) ?? []).map((other) => other.id).filter((other) => ids.includes(other)),
  ]);
  return [...new Set(together)];
}

interface ReadyFilter {
  method?: string | null | undefined;
  due?: (typeof DUE)[number] | null | undefined;
  /** Only orders with this article. */
  variant?: string | null | undefined;
  /** Condition for orders to leave out, on the alias `o`. */
  except: RawBuilder<boolean>;
}

/** Ids of orders that may leave and are not held back, oldest promise first. `day`: today. */
export async function findReadyIds(
  db: Db | Tx,
  { method, due, variant, except }: ReadyFilter,
  most: number,
  day: Temporal.PlainDate,
): Promise<number[]> {
  const until = due ? dueUntil(due, day) : undefined;
  const rows = await waitingOrders(db)
    .$if(Boolean(method), (q) => q.where('s.method_code', '=', method ?? ''))
    .$if(until !== undefined, (q) => q.where('s.dispatch_on', '<=', until ?? ''))
    .$if(Boolean(variant), (q) =>
      q.where((is) =>
        is.exists(
          is
            .selectFrom('order_items as i')
            .select('i.id')
            .whereRef('i.order_id', '=', 'o.id')
            .where('i.variant_code', '=', variant ?? ''),
        ),
      ),
    )
    .where(sql<boolean>`not ${except}`)
    .select('o.id')
    .orderBy('s.dispatch_on')
    .orderBy('o.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest promised day for this filter. */
const dueUntil = (due: (typeof DUE)[number], day: Temporal.PlainDate): string =>
  (due === 'late' ? lateBefore(day).subtract({ days: 1 }) : day).toString();

export interface PreparedOrder {
  order: Order;
  shown: PreparedOrderShape;
  attention: readonly Attention[];
}

/** Orders by their ids, in no particular order, in the form the packer reads. `today`: civil. */
export async function prepareOrders(
  db: Db,
  ids: readonly number[],
  today: Temporal.PlainDate,
): Promise<PreparedOrder[]> {
  const [found, methods, attention, companions] = await Promise.all([
    findOrders(db, ids),
    listShippingMethods(db),
    findAttentionOf(db, ids),
    findCompanions(db, ids),
  ]);
  return found.map((order) => {
    const own = attention.get(order.id) ?? [];
    const about = { attention: own, companions: companions.get(order.id) };
    return { order, attention: own, shown: presentPrepared(order, methods, today, about) };
  });
}

/** Packing slips of placed orders, in the order of the numbers given. Unknown numbers are left out. */
export async function findSlips(
  db: Db,
  numbers: readonly string[],
  today: Temporal.PlainDate,
): Promise<PreparedOrderShape[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('number', 'in', numbers)
    .execute();
  const prepared = await prepareOrders(
    db,
    rows.map(({ id }) => id),
    today,
  );
  const byNumber = new Map(prepared.map(({ order, shown }) => [order.number ?? '', shown]));
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []);
}
