import { refuse } from '#kit/refusal.ts';
import { type ParcelLimits, packParcels, planParcels } from '#modules/shipping/rules/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  exceeds,
  fillParcels,
  MAY_LEAVE_ON,
  orderStates,
  shippingStates,
  toFollow,
} from '../rules/index.ts';
import { assertMayLeave } from './attention.ts';
import { namedParcels } from './name-parcel-lots.ts';
import { deliveryCountry, type Order, type Parcel } from './order.ts';
import { saveOrder } from './order-store.ts';
import { packRest } from './pack-order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';
import { type PackedLot, recordLots } from './record-lots.ts';

interface Pieces {
  variantCode: string;
  quantity: number;
}

interface Leaving {
  isLast?: boolean | undefined;
  lots?: readonly PackedLot[];
  /** The stated contents of some of them. */
  contents?: readonly { trackingNumber: string; goods: readonly Pieces[] }[];
}

/**
 * Records that parcels of a locked order left: each gets its tracking number, the carrier's page (SHP-05) and its
 * contents where stated or derivable. The order is shipped when all its parcels have left (DEL-07): when `isLast`
 * says so, when nothing remains by the stated contents, or when there are as many parcels as the weight requires.
 * With the last one, all its pieces are taken off the shelves: `lots` first, suggested lots for the rest.
 * @throws Refusal `order.state` when it is not paid, is cancelled or has left;
 * `order.tracking` for a number used before, or none unless `isLast` says that nothing follows; `order.held`;
 * `order.parcel_contents` for more than remains; `order.parcel_left_over` when nothing is to follow and pieces lie in
 * no parcel.
 */
export async function shipParcels(
  work: UnitOfWork,
  order: Order,
  trackingNumbers: readonly string[],
  { isLast, lots = [], contents = [] }: Leaving = {},
): Promise<Order> {
  const { shipment } = order;
  if (!shipment || !MAY_LEAVE_ON.includes(order.paymentState))
    throw refuse('order.state', { state: order.paymentState });
  await assertMayLeave(work, order.id);
  const numbers = [...shipment.parcels.map((parcel) => parcel.trackingNumber), ...trackingNumbers];
  // A call with `isLast` and no number declares the previous parcel to have been the last one (O-19).
  const finishes = trackingNumbers.length === 0 && isLast === true && numbers.length > 0;
  if ((trackingNumbers.length === 0 && !finishes) || new Set(numbers).size < numbers.length)
    throw refuse('order.tracking');
  const options = await findShippingOptions(work.tx, deliveryCountry(order));
  const method = options.find(({ code }) => code === shipment.methodCode);
  const goods = packedGoodsOf(order);
  const said = trackingNumbers.map(
    (number) => contents.find((one) => one.trackingNumber === number)?.goods ?? null,
  );
  const follows = toFollow(goods, shipment.parcels);
  const isStrange = contents.some((one) => !trackingNumbers.includes(one.trackingNumber));
  if (
    isStrange ||
    exceeds(
      said.flatMap((one) => one ?? []),
      follows ?? goods,
    )
  )
    throw refuse('order.parcel_contents');
  const isWhole =
    isLast ?? leavesWhole(follows, said) ?? numbers.length >= parcelsOf(order, method);
  const filled = fillParcels({
    goods: follows ?? goods,
    isCertain: follows !== null,
    said,
    isLast: isWhole,
    plan: shipment.parcels.length > 0 ? null : planOf(order, method),
  });
  const leaving = trackingNumbers.map(
    (trackingNumber, index): Parcel => ({
      trackingNumber,
      carrierLink: method?.trackingUrl.replace('{number}', trackingNumber) ?? null,
      shippedAt: work.now.toString(),
      deliveredAt: null,
      contents: filled[index] ?? null,
    }),
  );
  const sent = [...shipment.parcels, ...leaving];
  if (isWhole && (toFollow(goods, sent) ?? []).length > 0) throw refuse('order.parcel_left_over');
  const shippingState = shippingStates.next(order.shippingState, isWhole ? 'ship' : 'ship_partly');
  const state = isWhole ? orderStates.next(order.state, 'complete') : order.state;
  if (!shippingState || !state) throw refuse('order.state', { state: order.shippingState });
  await recordLots(work, order, lots);
  await packRest(work, order, isWhole ? goods : sent.flatMap((parcel) => parcel.contents ?? []));
  const parcels = await namedParcels(work.tx, order.id, sent);
  const latest = parcels.at(-1) as Parcel;
  const saved = await saveOrder(
    work,
    {
      ...order,
      state,
      shippingState,
      shipment: {
        ...shipment,
        state: shippingState,
        trackingNumber: latest.trackingNumber,
        carrierLink: latest.carrierLink,
        shippedAt: isWhole ? latest.shippedAt : null,
        parcels,
      },
    },
    order,
  );
  if (!finishes)
    await work.announce('order.parcels_sent', {
      orderId: order.id,
      from: shipment.parcels.length,
    });
  if (isWhole) await work.announce('order.shipped', { orderId: order.id });
  return saved;
}

/** Whether the stated contents cover all that remains; null when not all are stated. */
function leavesWhole(
  follows: readonly Pieces[] | null,
  said: readonly (readonly Pieces[] | null)[],
): boolean | null {
  if (!follows || said.some((one) => one === null)) return null;
  const contents = said.flatMap((one) => one ?? []).map((piece) => ({ ...piece, lot: null }));
  return toFollow(follows, [{ contents }])?.length === 0;
}

/** Number of parcels of an order, by weight; one when the carrier's limits are unknown. */
export function parcelsOf({ lines }: Order, method: ParcelLimits | undefined): number {
  return (method && packParcels(lines, method)?.length) ?? 1;
}

/** Contents of each parcel as split by weight, gifts in the first; null when the split is unknown. */
function planOf(order: Order, method: ParcelLimits | undefined): Pieces[][] | null {
  const parcels = method ? planParcels(order.lines, method) : null;
  const gifts = order.pricing.freeProducts ?? [];
  return (
    parcels?.map(({ pieces }, index) => [
      ...Array.from(pieces, ([{ variantCode }, quantity]) => ({ variantCode, quantity })),
      ...(index === 0 ? gifts : []).map(({ variantCode, quantity }) => ({ variantCode, quantity })),
    ]) ?? null
  );
}
