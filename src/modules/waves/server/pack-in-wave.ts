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
 * Records an order of a wave as packed, with the scanned lots and suggested ones for the rest (FOOD-03). A second
 * call, as from two packers, changes nothing. Measured weights are saved with the labels.
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
  // A recalled lot puts the order on hold.
  await assertMayLeave(work, order.id);
  // The label of a shared parcel belongs to another order.
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
