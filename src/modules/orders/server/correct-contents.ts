import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ParcelContents } from '../admin-contracts.ts';
import { exceeds, orderStates, shippingStates, toFollow } from '../rules/index.ts';
import { namedParcels } from './name-parcel-lots.ts';
import type { Order, Parcel } from './order.ts';
import { saveOrder } from './order-store.ts';
import { packRest } from './pack-order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';
import { shipParcels } from './ship-parcels.ts';

/**
 * Corrects the contents of a parcel of a locked order. Pieces that are then in no parcel are still to be sent: a
 * shipped order is reopened. If none remain, the order is shipped. The customer is mailed.
 * @throws Refusal `order.parcel_unknown`; `order.parcel_contents` for more than the order holds
 */
export async function correctContents(
  work: UnitOfWork,
  order: Order,
  { trackingNumber, goods }: ParcelContents & { trackingNumber: string },
): Promise<void> {
  const { parcels, index } = parcelOf(order, trackingNumber);
  const pieces = goods.filter(({ quantity }) => quantity > 0);
  const others = parcels.toSpliced(index, 1).flatMap(({ contents }) => contents ?? []);
  const all = packedGoodsOf(order);
  if (exceeds([...others, ...pieces], all)) throw refuse('order.parcel_contents');
  const contents = pieces.map((piece) => ({ ...piece, lot: null }));
  const corrected = parcels.map((one, nth) => (nth === index ? { ...one, contents } : one));
  const left = toFollow(all, corrected);
  // The pieces now stated to be in parcels must have left the shelf.
  if (order.shippingState === 'ready')
    await packRest(
      work,
      order,
      corrected.flatMap((one) => one.contents ?? []),
    );
  const saved = await write(work, order, corrected, left !== null && left.length > 0);
  if (saved.shippingState === 'ready' && left?.length === 0)
    await shipParcels(work, saved, [], { isLast: true });
  await work.announce('order.contents_corrected', { orderId: order.id, trackingNumber });
}

/**
 * Records that a parcel of a locked order did not leave after all: its contents are to be sent, under the same or
 * another number. The customer is mailed.
 * @throws Refusal `order.parcel_unknown`; `order.parcel_arrived`
 */
export async function voidParcel(
  work: UnitOfWork,
  order: Order,
  trackingNumber: string,
): Promise<void> {
  const { parcels, index } = parcelOf(order, trackingNumber);
  if (parcels[index]?.deliveredAt) throw refuse('order.parcel_arrived');
  await write(work, order, parcels.toSpliced(index, 1), true);
  await work.announce('order.parcel_voided', { orderId: order.id, trackingNumber });
}

function parcelOf({ shipment }: Order, trackingNumber: string) {
  const parcels = shipment?.parcels ?? [];
  const index = parcels.findIndex((one) => one.trackingNumber === trackingNumber);
  if (index < 0) throw refuse('order.parcel_unknown');
  return { parcels, index };
}

/** Saves the corrected parcels; with `isOpen`, pieces are still to be sent and a shipped order is reopened. */
async function write(
  work: UnitOfWork,
  order: Order,
  parcels: readonly Parcel[],
  isOpen: boolean,
): Promise<Order> {
  const { shipment } = order;
  if (!shipment) return order;
  const named = await namedParcels(work.tx, order.id, parcels);
  const latest = named.at(-1);
  const reopens = isOpen && order.shippingState === 'shipped';
  const [state, shippingState] = reopens
    ? [orderStates.next(order.state, 'reopen'), shippingStates.next(order.shippingState, 'reopen')]
    : [order.state, order.shippingState];
  if (!state || !shippingState) throw refuse('order.state', { state: order.state });
  const saved = await saveOrder(
    work,
    {
      ...order,
      state,
      shippingState,
      shipment: {
        ...shipment,
        state: shippingState,
        trackingNumber: latest?.trackingNumber ?? null,
        carrierLink: latest?.carrierLink ?? null,
        shippedAt: isOpen ? null : shipment.shippedAt,
        deliveredAt: isOpen ? null : shipment.deliveredAt,
        parcels: named,
      },
    },
    order,
  );
  if (reopens) await work.announce('order.reopened', { orderId: order.id });
  return saved;
}
