import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx } from '#registry/schema.ts';

/**
 * A wave by its number.
 * @throws Refusal `wave.unknown`
 */
export async function findWave(db: Db | Tx, id: number) {
  const found = await db
    .selectFrom('waves as w')
    .leftJoin('shipping_methods as m', 'm.code', 'w.method_code')
    .select([
      'w.id',
      'w.method_code as methodCode',
      'm.name as methodName',
      'w.opened_at as openedAt',
      'w.opened_by as openedBy',
      'w.closed_at as closedAt',
    ])
    .where('w.id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('wave.unknown');
  return found;
}

export type Wave = Awaited<ReturnType<typeof findWave>>;

/** The orders of a wave in packing order, without removed ones. */
export const findMembers = (db: Db | Tx, waveId: number) =>
  db
    .selectFrom('wave_orders as w')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .select([
      'w.order_id as orderId',
      'o.token',
      'o.number',
      'w.packed_at as packedAt',
      'w.packed_by as packedBy',
    ])
    .where('w.wave_id', '=', waveId)
    .where('w.left_out_at', 'is', null)
    .orderBy('w.position')
    .execute();

export type Member = Awaited<ReturnType<typeof findMembers>>[number];

/**
 * The orders of a wave, locked with it: concurrent requests are serialised, and none leaves under a label that is
 * voided here.
 */
export async function lockMembers(tx: Tx, waveId: number): Promise<Member[]> {
  await tx.selectFrom('waves').select('id').where('id', '=', waveId).forUpdate().execute();
  const members = await findMembers(tx, waveId);
  const ids = members.map(({ orderId }) => orderId);
  if (ids.length > 0)
    await tx
      .selectFrom('orders')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
  return members;
}

const MOST_SHOWN = 50;

/** Open waves with their progress, newest first. */
export const listOpenWaves = (db: Db) =>
  db
    .selectFrom('waves as w')
    .leftJoin('shipping_methods as m', 'm.code', 'w.method_code')
    .leftJoin('wave_orders as i', (join) =>
      join.onRef('i.wave_id', '=', 'w.id').on('i.left_out_at', 'is', null),
    )
    .leftJoin('orders as o', 'o.id', 'i.order_id')
    .select([
      'w.id',
      'w.method_code as methodCode',
      'm.name as methodName',
      'w.opened_at as openedAt',
      'w.opened_by as openedBy',
      sql<number>`count(i.order_id)::integer`.as('orders'),
      sql<number>`count(i.packed_at)::integer`.as('packed'),
      sql<number>`count(*) filter (where o.shipping_state = 'shipped')::integer`.as('left'),
    ])
    .where('w.closed_at', 'is', null)
    .groupBy(['w.id', 'm.name'])
    .orderBy('w.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
