import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { isHeldBack } from './attention.ts';
import type { Order } from './order.ts';
import { lockOrder } from './order-store.ts';
import { paidOrders } from './paid-orders.ts';

/** Assigns orders to one shared parcel; null removes them from theirs. */
export async function setParcel(
  { tx }: UnitOfWork,
  orderIds: readonly number[],
  parcel: string | null,
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('orders')
    .set({ shared_parcel: parcel })
    .where('id', 'in', orderIds)
    .where('shared_parcel', 'is distinct from', parcel)
    .execute();
}

/** The shared parcel of each of these orders that has one. */
export async function findParcels(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'shared_parcel as parcel'])
    .where('id', 'in', orderIds)
    .where('shared_parcel', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, parcel }) => [id, parcel ?? '']));
}

/** An order packed in the same parcel as another. */
export interface Companion {
  id: number;
  number: string;
  token: string;
}

/**
 * Locks an order and those that share its parcel, in the order of their ids: two that send the parcel wait here instead
 * of for each other's stock. Null when there is none.
 */
export async function lockWithParcel(
  work: Pick<UnitOfWork, 'tx'>,
  token: string,
): Promise<Order | null> {
  await sql`select from orders
    where shared_parcel = (select shared_parcel from orders where token = ${token})
    order by id for update`.execute(work.tx);
  return lockOrder(work, token);
}

/** The other orders in the parcel of each of these that may leave now: paid, not held back and not shipped. */
export async function findCompanions(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<Map<number, Companion[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await paidOrders(db)
    .innerJoin('orders as own', (join) =>
      join.onRef('own.shared_parcel', '=', 'o.shared_parcel').onRef('own.id', '<>', 'o.id'),
    )
    .innerJoin('shipments as sent', (join) =>
      join.onRef('sent.order_id', '=', 'own.id').onRef('sent.method_code', '=', 's.method_code'),
    )
    .where(sql<boolean>`not ${isHeldBack}`)
    .where('own.id', 'in', orderIds)
    .select(['own.id as of', 'o.id', 'o.number', 'o.token'])
    .orderBy('o.id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.of);
  return new Map(
    [...found].map(([of, others]) => [
      of,
      others.map(({ id, number, token }) => ({ id, number: number ?? '', token })),
    ]),
  );
}
