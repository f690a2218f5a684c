import { refuse } from '#kit/refusal.ts';
import { type ParcelLimits, packParcels } from '#modules/shipping/rules/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { MAY_LEAVE_ON, orderStates, shippingStates } from '../rules/index.ts';
import { assertMayLeave } from './attention.ts';
import { deliveryCountry, type Order, type Parcel } from './order.ts';
import { saveOrder } from './order-store.ts';
import { packRest } from './pack-order.ts';
import { type PackedLot, recordLots } from './record-lots.ts';

/**
 * Parcels of a locked order left: each gets its tracking number and the carrier's page (SHP-05).
 * The order is shipped when all of them have (DEL-07). How many there are the weights say, or else
 * `isLast`: whoever packs knows better. With the last one everything of it is off the shelves: `lots` first, what is
 * proposed for the rest.
 * @throws Refusal `order.state` when it is not paid for, cancelled, or gone already;
 * `order.tracking` with a number given before, or without one unless `isLast` says that nothing follows what left; `order.held`.
 */
export async function shipParcels(
  work: UnitOfWork,
  order: Order,
  trackingNumbers: readonly string[],
  { isLast, lots = [] }: { isLast?: boolean | undefined; lots?: readonly PackedLot[] } = {},
): Promise<Order> {
  const { shipment } = order;
  if (!shipment || !MAY_LEAVE_ON.includes(order.paymentState))
    throw refuse('order.state', { state: order.paymentState });
  await assertMayLeave(work, order.id);
  const numbers = [...shipment.parcels.map((parcel) => parcel.trackingNumber), ...trackingNumbers];
  // Nothing more follows what left: the last parcel was the last one (O-19).
  const finishes = trackingNumbers.length === 0 && isLast === true && numbers.length > 0;
  if ((trackingNumbers.length === 0 && !finishes) || new Set(numbers).size < numbers.length)
    throw refuse('order.tracking');
  const options = await findShippingOptions(work.tx, deliveryCountry(order));
  const method = options.find(({ code }) => code === shipment.methodCode);
  const isWhole = isLast ?? numbers.length >= parcelsOf(order, method);
  const shippingState = shippingStates.next(order.shippingState, isWhole ? 'ship' : 'ship_partly');
  const state = isWhole ? orderStates.next(order.state, 'complete') : order.state;
  if (!shippingState || !state) throw refuse('order.state', { state: order.shippingState });
  await recordLots(work, order, lots);
  if (isWhole) await packRest(work, order);
  const parcels = [
    ...shipment.parcels,
    ...trackingNumbers.map(
      (trackingNumber): Parcel => ({
        trackingNumber,
        carrierLink: method?.trackingUrl.replace('{number}', trackingNumber) ?? null,
        shippedAt: work.now.toString(),
        deliveredAt: null,
      }),
    ),
  ];
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

/** How many parcels an order makes, by weight; one when the carrier's limits are not known. */
export function parcelsOf({ lines }: Order, method: ParcelLimits | undefined): number {
  return (method && packParcels(lines, method)?.length) ?? 1;
}
