import { refuseFields, type Violation } from '#kit/refusal.ts';
import {
  addressKey,
  dropRequests,
  findLabels,
  labelsHere,
} from '#modules/carriers/server/index.ts';
import { findOrders } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { assertOpen } from './close-wave.ts';
import { findWave, lockMembers } from './find-wave.ts';
import { gramsOfParcels } from './parcel-grams.ts';

/** A line of a file from a carrier's program. */
export interface ImportedLabel {
  /** Number of the order. */
  number: string;
  trackingNumber: string;
}

/**
 * Imports tracking numbers from a carrier's program. They replace earlier labels and label requests of the orders in
 * the file, even if it has fewer parcels of an order, and restore numbers that an earlier file left out. Parcels that
 * left stay unchanged. All or nothing; importing the same file twice changes nothing.
 * @throws Refusal `wave.unknown`, `wave.closed`, or a violation per line with an order not in the wave, a number of
 * another parcel, or one of an earlier line: `lines.2.number`
 */
export async function importLabels(
  work: UnitOfWork,
  by: string,
  waveId: number,
  lines: readonly ImportedLabel[],
): Promise<void> {
  const { tx } = work;
  assertOpen(await findWave(tx, waveId));
  const members = await lockMembers(tx, waveId);
  const idOf = new Map(members.map(({ number, orderId }) => [number ?? '', orderId]));
  const taken = await tx
    .selectFrom('parcel_labels')
    .select(['tracking_number as trackingNumber', 'order_id as orderId'])
    .where(
      'tracking_number',
      'in',
      lines.map(({ trackingNumber }) => trackingNumber),
    )
    .execute();
  const wrong = lines.flatMap(({ number, trackingNumber }, index): Violation[] => {
    const orderId = idOf.get(number);
    if (!orderId)
      return [
        { propertyPath: `lines.${index}.number`, code: 'wave.not_in_it', params: { number } },
      ];
    const propertyPath = `lines.${index}.trackingNumber`;
    if (lines.findIndex((one) => one.trackingNumber === trackingNumber) < index)
      return [{ propertyPath, code: 'wave.number_twice', params: { trackingNumber } }];
    const isElsewhere = taken.some(
      (one) => one.trackingNumber === trackingNumber && one.orderId !== orderId,
    );
    return isElsewhere ? [{ propertyPath, code: 'wave.number_taken' }] : [];
  });
  if (wrong.length > 0) throw refuseFields(wrong);
  const numbersTaken = new Set(taken.map(({ trackingNumber }) => trackingNumber));
  const byOrder = Map.groupBy(lines, ({ number }) => idOf.get(number) ?? 0);
  const orders = await findOrders(tx, [...byOrder.keys()]);
  const labels = await findLabels(tx, [...byOrder.keys()]);
  const changed = orders.flatMap((order) => {
    const sent = (order.shipment?.parcels ?? []).map(({ trackingNumber }) => trackingNumber);
    const own = (byOrder.get(order.id) ?? []).filter((line) => !sent.includes(line.trackingNumber));
    const here = labelsHere(labels, order);
    const isSame =
      own.length === here.length &&
      own.every((line) => here.some((label) => label.trackingNumber === line.trackingNumber));
    // A file with fewer parcels than before voids the others; one that lists only parcels that left says nothing
    // about them.
    return own.length === 0 || isSame ? [] : [{ order, own, here }];
  });
  if (changed.length === 0) return;
  // They also replace label requests that the carrier has not answered.
  await dropRequests(
    work,
    changed.map(({ order }) => order.id),
  );
  const gramsOf = await gramsOfParcels(tx, orders, labels);
  const at = new Date(work.now.epochMilliseconds);
  const replaced = changed.flatMap(({ here }) => here.map(({ id }) => id));
  if (replaced.length > 0)
    await tx
      .updateTable('parcel_labels')
      .set({ voided_at: at })
      .where('id', 'in', replaced)
      .execute();
  const rows = changed.flatMap(({ order, own }) => {
    const grams = gramsOf(order, own.length);
    // Parcels that left keep their position in the order.
    const before = labels.filter(
      ({ id, orderId }) => orderId === order.id && !replaced.includes(id),
    );
    const latest = Math.max(0, ...before.map(({ parcel }) => parcel));
    return own.map((line, index) => ({
      order_id: order.id,
      parcel: latest + index + 1,
      tracking_number: line.trackingNumber,
      grams: grams[index] ?? 1,
      address_key: addressKey(order),
      made_at: at,
      made_by: by,
      voided_at: null,
      request_id: null,
    }));
  });
  const isTaken = (row: { tracking_number: string }) => numbersTaken.has(row.tracking_number);
  // A number the file lists again becomes valid again, for its new parcel.
  for (const { tracking_number, parcel, grams } of rows.filter(isTaken))
    await tx
      .updateTable('parcel_labels')
      .set({ parcel, grams, voided_at: null })
      .where('tracking_number', '=', tracking_number)
      .execute();
  const added = rows.filter((row) => !isTaken(row));
  if (added.length > 0) await tx.insertInto('parcel_labels').values(added).execute();
}
