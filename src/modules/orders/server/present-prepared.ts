import { inParis } from '#kit/dates.ts';
import type { ParcelLimits } from '#modules/shipping/rules/index.ts';
import type { PreparedOrderShape } from '../admin-contracts.ts';
import { type Attention, lateBefore, mayLeave, toFollow } from '../rules/index.ts';
import type { Order } from './order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';
import { presentAddress } from './present.ts';
import type { Companion } from './shared-parcel.ts';
import { parcelsOf } from './ship-parcels.ts';

type Method = ParcelLimits & { code: string; name: string; carrier: string };

interface About {
  attention: readonly Attention[];
  /** Orders in the same parcel. */
  companions?: readonly Companion[] | undefined;
}

/** An order in the form the packer reads. */
export function presentPrepared(
  order: Order,
  methods: readonly Method[],
  today: Temporal.PlainDate,
  { attention, companions = [] }: About,
): PreparedOrderShape {
  const { shipment } = order;
  const number = order.number ?? '';
  const method = methods.find(({ code }) => code === shipment?.methodCode);
  const dispatchOn = shipment?.dispatchOn ?? null;
  const isToLeave = mayLeave(order);
  const held = attention.flatMap(({ code, mayLeave: isLet }) => (isLet ? [] : [code]));
  const address = presentAddress(order.shippingAddress);
  const deliveryInstructions = order.shippingAddress?.deliveryInstructions ?? null;
  return {
    '@id': `/api/v2/admin/orders/${number}`,
    '@type': 'PreparedOrder',
    number,
    placedAt: order.placedAt ? inParis(order.placedAt) : '',
    dispatchOn,
    deliverFrom: shipment?.deliverFrom ?? null,
    deliverTo: shipment?.deliverTo ?? null,
    isLate: isToLeave && dispatchOn !== null && dispatchOn < lateBefore(today).toString(),
    methodCode: shipment?.methodCode ?? '',
    methodName: method?.name ?? shipment?.methodCode ?? '',
    carrier: method?.carrier ?? '',
    expectedParcels: parcelsOf(order, method),
    sentParcels: shipment?.parcels.length ?? 0,
    shippingAddress: address && { ...address, deliveryInstructions },
    pickupAddress: shipment?.pickupAddress ?? null,
    message: order.notes,
    held,
    isSubscription: order.subscription !== null,
    // An order that is held back or has left is packed with no other.
    together: isToLeave && held.length === 0 ? companions.map((other) => other.number) : [],
    // For a partly shipped order, the pieces still to send; for a shipped one, all of them, as a reprint.
    goods:
      (order.shippingState === 'ready' &&
        toFollow(packedGoodsOf(order), shipment?.parcels ?? [])) ||
      packedGoodsOf(order),
  };
}
