import { refuse } from '#kit/refusal.ts';
import { voidLabels } from '#modules/carriers/server/index.ts';
import { findTokenOfNumber, lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { assertOpen } from './close-wave.ts';
import { findMembers, findWave } from './find-wave.ts';

/**
 * Voids the labels of an order of a wave, for example after a misprint: new ones get other numbers.
 * @throws Refusal `wave.unknown`, `wave.closed`, `wave.not_in_it`; `order.state` when it left with them
 */
export async function voidWaveLabels(
  work: UnitOfWork,
  waveId: number,
  number: string,
): Promise<void> {
  assertOpen(await findWave(work.tx, waveId));
  const token = await findTokenOfNumber(work.tx, number);
  const order = token ? await lockOrder(work, token) : null;
  const members = await findMembers(work.tx, waveId);
  if (!order || !members.some(({ orderId }) => orderId === order.id))
    throw refuse('wave.not_in_it');
  if (order.shippingState === 'shipped')
    throw refuse('order.state', { state: order.shippingState });
  await voidLabels(work, order.id);
}
