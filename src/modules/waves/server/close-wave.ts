import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findWave } from './find-wave.ts';

/**
 * Closes a wave: orders that have not left wait again with the others. Idempotent.
 * @throws Refusal `wave.unknown`
 */
export async function closeWave(work: UnitOfWork, waveId: number): Promise<void> {
  await findWave(work.tx, waveId);
  const at = new Date(work.now.epochMilliseconds);
  await work.tx
    .updateTable('wave_orders')
    .set({ left_out_at: at })
    .where('wave_id', '=', waveId)
    .where('left_out_at', 'is', null)
    .where('order_id', 'in', (from) =>
      from.selectFrom('orders').select('id').where('shipping_state', '<>', 'shipped'),
    )
    .execute();
  await work.tx
    .updateTable('waves')
    .set({ closed_at: at })
    .where('id', '=', waveId)
    .where('closed_at', 'is', null)
    .execute();
}

/** The same once all its orders left. */
export async function closeIfEmpty(work: UnitOfWork, waveId: number): Promise<void> {
  const waits = await work.tx
    .selectFrom('wave_orders as w')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .select('o.id')
    .where('w.wave_id', '=', waveId)
    .where('w.left_out_at', 'is', null)
    .where('o.shipping_state', '<>', 'shipped')
    .limit(1)
    .executeTakeFirst();
  if (!waits) await closeWave(work, waveId);
}

/** Removes an order from a closed wave, so that another one can include it. */
export async function leaveClosedWave({ tx, now }: UnitOfWork, orderId: number): Promise<void> {
  await tx
    .updateTable('wave_orders')
    .set({ left_out_at: new Date(now.epochMilliseconds) })
    .where('order_id', '=', orderId)
    .where('left_out_at', 'is', null)
    .where('wave_id', 'in', (from) =>
      from.selectFrom('waves').select('id').where('closed_at', 'is not', null),
    )
    .execute();
}

/** @throws Refusal `wave.closed` */
export function assertOpen({ closedAt }: { closedAt: Date | null }): void {
  if (closedAt) throw refuse('wave.closed');
}
