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

/** A line of the file a carrier's own program wrote. */
export interface ImportedLabel {
  /** Of the order. */
  number: string;
  trackingNumber: string;
}

/**
 * Takes over the numbers a carrier's program gave the parcels of a wave: they replace what was made or asked of a carrier before for the
 * orders it names, also where it names fewer parcels of one, and count again where a file before left them out. What has left
 * stays as it is. All or nothing; the same file twice changes nothing.
 * @throws Refusal `wave.unknown`, `wave.closed`, or naming each line that names no order of the wave, a number that
 * stands on another parcel, or one of a line before: `lines.2.number`
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
    // A file that names fewer parcels than before takes the others back; one that names only what left says nothing of them.
    return own.length === 0 || isSame ? [] : [{ order, own, here }];
  });
  if (changed.length === 0) return;
  // They replace also what a carrier was asked for and has not answered.
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
    // What left keeps its place among the parcels of the order.
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
  // What the file names again counts on, as the parcel it is now.
  for (const { tracking_number, parcel, grams } of rows.filter(isTaken))
    await tx
      .updateTable('parcel_labels')
      .set({ parcel, grams, voided_at: null })
      .where('tracking_number', '=', tracking_number)
      .execute();
  const added = rows.filter((row) => !isTaken(row));
  if (added.length > 0) await tx.insertInto('parcel_labels').values(added).execute();
}
