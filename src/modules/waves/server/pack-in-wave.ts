import { refuse } from '#kit/refusal.ts';
import { mayLeave } from '#modules/orders/rules/index.ts';
import {
  assertMayLeave,
  findCompanions,
  findTokenOfNumber,
  lockOrder,
  packRest,
  recordLots,
} from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { PackedInWave } from '../admin-contracts.ts';

/**
 * An order of a wave is packed: of the lots that were scanned, and of those proposed for what was not (FOOD-03). Who
 * packs it a second time, as two packers at once, changes nothing. What its parcels weighed is noted at their labels.
 * @throws Refusal `wave.not_in_it`, `order.held`, `order.state`, `order.lot_article`, `order.lot_quantity`
 */
export async function packInWave(
  work: UnitOfWork,
  by: string,
  waveId: number,
  { number, lots, weighed }: PackedInWave,
): Promise<void> {
  const token = await findTokenOfNumber(work.tx, number);
  const order = token ? await lockOrder(work, token) : null;
  if (!order) throw refuse('wave.not_in_it');
  const member = await work.tx
    .selectFrom('wave_orders')
    .select('packed_at')
    .where('wave_id', '=', waveId)
    .where('order_id', '=', order.id)
    .where('left_out_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw refuse('wave.not_in_it');
  if (member.packed_at) return;
  if (!mayLeave(order)) throw refuse('order.state', { state: order.state });
  await assertMayLeave(work, order.id);
  await recordLots(work, order, lots);
  await packRest(work, order);
  // A lot that was called back holds the order it went into.
  await assertMayLeave(work, order.id);
  // The label of a shared parcel is another order's.
  const inParcel = (await findCompanions(work.tx, [order.id])).get(order.id) ?? [];
  for (const { trackingNumber, grams } of weighed)
    await work.tx
      .updateTable('parcel_labels')
      .set({ weighed_grams: grams })
      .where('order_id', 'in', [order.id, ...inParcel.map(({ id }) => id)])
      .where('tracking_number', '=', trackingNumber)
      .where('voided_at', 'is', null)
      .execute();
  await work.tx
    .updateTable('wave_orders')
    .set({ packed_at: new Date(work.now.epochMilliseconds), packed_by: by })
    .where('wave_id', '=', waveId)
    .where('order_id', '=', order.id)
    .execute();
}
