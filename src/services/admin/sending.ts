import type { BodyOf } from '#kit/operation.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;
type Lots = BodyOf<typeof orders.recordOrderLots>['lots'];

/** Dispatch of an order, and its notes. */
export function sendingCalls(admin: AdminClient, number: string) {
  const params = { number };
  return {
    read: () => admin.read(orders.getOrderFile, { params }),
    send: (body: BodyOf<typeof orders.sendParcels>, key: Key) =>
      admin.change(orders.sendParcels, { params, body, key }),
    /** Corrects the tracking number of a parcel. */
    correctParcel: (tracking: string, trackingNumber: string, key: Key) =>
      admin.change(orders.correctParcelNumber, {
        params: { number, tracking },
        body: { trackingNumber },
        key,
      }),
    /** Corrects the recorded contents of a sent parcel. */
    correctContents: (
      tracking: string,
      body: BodyOf<typeof orders.correctParcelContents>,
      key: Key,
    ) => admin.change(orders.correctParcelContents, { params: { number, tracking }, body, key }),
    /** A parcel did not leave after all. */
    voidParcel: (tracking: string, key: Key) =>
      admin.change(orders.voidParcel, { params: { number, tracking }, key }),
    /** Marks parcels as delivered; an empty list means all that are on their way. */
    arrived: (trackingNumbers: string[], key: Key) =>
      admin.change(orders.noteArrivals, { params, body: { trackingNumbers }, key }),
    note: (text: string, key: Key) =>
      admin.change(orders.noteOnOrder, { params, body: { text }, key }),
    hold: (body: BodyOf<typeof orders.holdOrder>, key: Key) =>
      admin.change(orders.holdOrder, { params, body, key }),
    release: (body: BodyOf<typeof orders.releaseOrder>, key: Key) =>
      admin.change(orders.releaseOrder, { params, body, key }),
    recordLots: (lots: Lots, key: Key) =>
      admin.change(orders.recordOrderLots, { params, body: { lots }, key }),
    removeLot: (id: string, key: Key) =>
      admin.change(orders.removeOrderLot, { params: { number, id }, key }),
  };
}
