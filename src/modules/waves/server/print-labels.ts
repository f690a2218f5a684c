import { refuse } from '#kit/refusal.ts';
import { findLabels, recordPrints } from '#modules/carriers/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { WaveOrderShape, WaveShape } from '../admin-contracts.ts';
import { isHere } from '../rules/index.ts';
import { ownLabels } from './draw-documents.ts';
import { findMembers } from './find-wave.ts';

/**
 * The orders of a wave to print: those still here, or one of them.
 * @throws Refusal `wave.not_in_it`
 */
export function ordersToPrint({ members }: WaveShape, only: string | undefined): WaveOrderShape[] {
  const printed = members.filter(
    (order) => isHere(order) && (only === undefined || order.number === only),
  );
  if (only !== undefined && printed.length === 0) throw refuse('wave.not_in_it');
  return printed;
}

/**
 * Records that somebody was handed the labels of these orders, in one format: for a thermal printer, or for sheets,
 * where the shop draws those that no carrier made. Two presses within a minute count once.
 */
export async function recordLabelPrints(
  work: UnitOfWork,
  by: string,
  waveId: number,
  { orders, format }: { orders: readonly WaveOrderShape[]; format: 'pdf' | 'zpl' },
): Promise<void> {
  // Prints of a wave are serialised, also those at another process.
  await work.tx.selectFrom('waves').select('id').where('id', '=', waveId).forUpdate().execute();
  const members = await findMembers(work.tx, waveId);
  const labels = await findLabels(
    work.tx,
    members.map(({ orderId }) => orderId),
  );
  const numbers = new Set(orders.flatMap(ownLabels));
  const printed = labels.filter(
    (label) => numbers.has(label.trackingNumber) && (label.format === 'zpl') === (format === 'zpl'),
  );
  await recordPrints(
    work,
    by,
    printed.map(({ id }) => id),
  );
}
