import { carrierOf } from '#modules/carriers/rules/index.ts';
import {
  addressKey,
  dropRequests,
  findLabels,
  labelsHere,
  parcelsHere,
  wantLabels,
} from '#modules/carriers/server/index.ts';
import { holdsBack, mayLeave } from '#modules/orders/rules/index.ts';
import {
  findAttentionOf,
  findCompanions,
  findOrders,
  type Order,
} from '#modules/orders/server/index.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { assertOpen } from './close-wave.ts';
import { findWave, lockMembers } from './find-wave.ts';
import { isLabelStale } from './is-label-stale.ts';
import { gramsOfParcels } from './parcel-grams.ts';

/**
 * Makes the missing labels of a wave, and new ones after a corrected address or weight: the earlier ones are voided,
 * parcels that left stay unchanged. Running it twice makes none. With carriers (`asksCarriers`), the labels needed
 * are saved as requests; otherwise the numbers are the shop's own.
 * @throws Refusal `wave.unknown`, `wave.closed`
 */
export async function makeLabels(
  work: UnitOfWork,
  by: string,
  waveId: number,
  asksCarriers: boolean,
): Promise<void> {
  const { tx } = work;
  assertOpen(await findWave(tx, waveId));
  const ids = (await lockMembers(tx, waveId)).map(({ orderId }) => orderId);
  const [orders, attention, labels, methods] = [
    await findOrders(tx, ids),
    await findAttentionOf(tx, ids),
    await findLabels(tx, ids),
    await listShippingMethods(tx),
  ];
  const waiting = orders.filter(
    (order) => mayLeave(order) && !holdsBack(attention.get(order.id) ?? []),
  );
  const isCurrent = (order: Order) => {
    const own = labelsHere(labels, order);
    return own.length > 0 && !own.some((label) => isLabelStale(label, order));
  };
  const companions = await findCompanions(tx, ids);
  // An order in a shared parcel uses the label of the order with the lowest id.
  const isPackedWith = ({ id }: Order) => (companions.get(id) ?? []).some((other) => other.id < id);
  const stale = waiting.filter((order) => !isCurrent(order) && !isPackedWith(order));
  const gramsOf = await gramsOfParcels(tx, stale, labels);
  // An order with nothing left to send needs no parcel.
  const wanted = stale.flatMap((order) => {
    const grams = gramsOf(order);
    return grams.length > 0 ? [{ order, grams }] : [];
  });
  if (wanted.length === 0) return;
  const at = new Date(work.now.epochMilliseconds);
  const takeOut = async (labelIds: readonly number[]) => {
    if (labelIds.length === 0) return;
    await tx
      .updateTable('parcel_labels')
      .set({ voided_at: at })
      .where('id', 'in', [...labelIds])
      .execute();
  };
  if (asksCarriers) {
    // The old labels stay valid until the carrier has made their replacements.
    const surplus = wanted.flatMap(({ order, grams }) => {
      const parcels = parcelsHere(labels, order, grams.length);
      return labelsHere(labels, order).filter(({ parcel }) => !parcels.includes(parcel));
    });
    await takeOut(surplus.map(({ id }) => id));
    await wantLabels(
      work,
      by,
      wanted.flatMap(({ order, grams }) => {
        const method = methods.find(({ code }) => code === order.shipment?.methodCode);
        const carrier = method ? carrierOf(method) : null;
        const numbers = parcelsHere(labels, order, grams.length);
        const parcels = grams.map((weight, index) => ({
          parcel: numbers[index] ?? index + 1,
          grams: weight,
        }));
        return carrier ? [{ order, carrier, parcels }] : [];
      }),
    );
    return;
  }
  const wantedIds = wanted.map(({ order }) => order.id);
  // Drops requests left over from a time when carriers were connected.
  await dropRequests(work, wantedIds);
  await takeOut(wanted.flatMap(({ order }) => labelsHere(labels, order).map(({ id }) => id)));
  const before = await countLabels(work, wantedIds);
  await tx
    .insertInto('parcel_labels')
    .values(
      wanted.flatMap(({ order, grams: weights }) => {
        const parcels = parcelsHere(labels, order, weights.length);
        return weights.map((grams, index) => ({
          order_id: order.id,
          parcel: parcels[index] ?? index + 1,
          tracking_number: numberOf(order, (before.get(order.id) ?? 0) + index),
          grams,
          address_key: addressKey(order),
          made_at: at,
          made_by: by,
          voided_at: null,
          request_id: null,
        }));
      }),
    )
    .execute();
}

/** `GM000000012`, and `GM000000012-2` for the second label of an order. */
const numberOf = ({ number }: Order, before: number) =>
  before === 0 ? `GM${number}` : `GM${number}-${before + 1}`;

/** Number of labels ever made per order: a number is never reused. */
async function countLabels({ tx }: UnitOfWork, orderIds: readonly number[]) {
  const rows = await tx
    .selectFrom('parcel_labels')
    .select((from) => ['order_id as orderId', from.fn.countAll<number>().as('count')])
    .where('order_id', 'in', [...orderIds])
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ orderId, count }) => [orderId, Number(count)]));
}
