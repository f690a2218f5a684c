import { refuse } from '#kit/refusal.ts';
import { findLabels, type Label, labelsHere, voidLabels } from '#modules/carriers/server/index.ts';
import {
  findOrders,
  findTokenOfNumber,
  lockOrder,
  type Order,
} from '#modules/orders/server/index.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { assertOpen } from './close-wave.ts';
import { findMembers, findWave } from './find-wave.ts';

/**
 * Ids of the labels of an order of a wave that may still be voided: those of parcels that have not left.
 * @throws Refusal `wave.unknown`, `wave.closed`, `wave.not_in_it`
 */
export async function findVoidable(db: Db, waveId: number, number: string): Promise<number[]> {
  assertOpen(await findWave(db, waveId));
  const member = (await findMembers(db, waveId)).find((one) => one.number === number);
  const [order] = member ? await findOrders(db, [member.orderId]) : [];
  if (!order) throw refuse('wave.not_in_it');
  return labelsHere(await findLabels(db, [order.id]), order).map(({ id }) => id);
}

/**
 * Voids the labels of an order of a wave, for example after a misprint: new ones get other numbers. Those of parcels
 * that left stay. It costs nothing: carriers charge a label when its parcel is handed over.
 * @throws Refusal `wave.unknown`, `wave.closed`, `wave.not_in_it`; `wave.label_left` when all left with them;
 * `wave.label_taken` for one whose parcel its carrier has scanned (`accepted`)
 */
export async function voidWaveLabels(
  work: UnitOfWork,
  waveId: number,
  number: string,
  accepted: readonly string[],
): Promise<void> {
  assertOpen(await findWave(work.tx, waveId));
  const token = await findTokenOfNumber(work.tx, number);
  const order = token ? await lockOrder(work, token) : null;
  const members = await findMembers(work.tx, waveId);
  if (!order || !members.some(({ orderId }) => orderId === order.id))
    throw refuse('wave.not_in_it');
  const labels = await findLabels(work.tx, [order.id]);
  const here = labelsHere(labels, order);
  assertVoidable(order, labels, here);
  const taken = here.find(({ trackingNumber }) => accepted.includes(trackingNumber));
  if (taken) throw refuse('wave.label_taken', { trackingNumber: taken.trackingNumber });
  await voidLabels(
    work,
    order.id,
    here.map(({ id }) => id),
  );
}

/** @throws Refusal `wave.label_left` */
function assertVoidable(order: Order, labels: readonly Label[], here: readonly Label[]): void {
  const allLeft = here.length === 0 && labels.length > 0;
  if (order.shippingState === 'shipped' || allLeft) throw refuse('wave.label_left');
}
