import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import {
  findOrders,
  findReadyIds,
  packedGoodsOf,
  proposeLots,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { NewWave } from '../admin-contracts.ts';

const inAnotherWave = sql<boolean>`exists (
  select from wave_orders as w where w.order_id = o.id and w.left_out_at is null)`;

/**
 * Opens a wave with orders that are paid, not held and in no other wave, oldest promise first; they are packed in the
 * order of the shelves. With concurrent requests, each order is in one wave only.
 * @throws Refusal `wave.nothing`
 */
export async function openWave(
  work: UnitOfWork,
  by: string,
  { method, due, variant, most }: NewWave,
): Promise<number> {
  const { tx, now, today } = work;
  // A concurrent request waits here and then chooses among the rest.
  await sql`lock table waves in share row exclusive mode`.execute(tx);
  const ids = await findReadyIds(tx, { method, due, variant, except: inAnotherWave }, most, today);
  if (ids.length === 0) throw refuse('wave.nothing');
  const { id } = await tx
    .insertInto('waves')
    .values({
      method_code: method ?? null,
      opened_at: new Date(now.epochMilliseconds),
      opened_by: by,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sorted = await alongTheShelves(work, ids);
  const chosen = await tx
    .insertInto('wave_orders')
    .values(
      sorted.map((orderId, position) => ({
        wave_id: id,
        order_id: orderId,
        position,
        packed_at: null,
        packed_by: null,
        left_out_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .execute();
  if (chosen.length === 0) throw refuse('wave.nothing');
  return id;
}

/**
 * Sorted by delivery method, then by the place of the first article, so that neighbouring orders are packed one after
 * another.
 */
async function alongTheShelves({ tx, today }: UnitOfWork, ids: readonly number[]) {
  const orders = await findOrders(tx, ids);
  const codes = orders.flatMap((order) => packedGoodsOf(order).map((good) => good.variantCode));
  const propose = await proposeLots(tx, codes, today.toString());
  const keyOf = new Map(
    ids.flatMap((id, at) => {
      const order = orders.find((one) => one.id === id);
      if (!order) return [];
      const places = packedGoodsOf(order)
        .flatMap(({ variantCode, quantity }) => propose(variantCode, quantity))
        .map(({ place, variantCode }) => `${place || '~'} ${variantCode}`)
        .sort();
      const nth = String(at).padStart(6, '0');
      return [[id, [order.shipment?.methodCode ?? '', ...places.slice(0, 3), nth].join('|')]];
    }),
  );
  return [...keyOf].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id);
}
