import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { nameLots } from '../rules/index.ts';
import type { Order, Parcel } from './order.ts';
import { saveOrder } from './order-store.ts';

/** Parcels of an order with their lots, as far as the lots recorded for the order make them certain. */
export async function namedParcels(
  db: Db | Tx,
  orderId: number,
  parcels: readonly Parcel[],
): Promise<Parcel[]> {
  if (parcels.every(({ contents }) => !contents)) return [...parcels];
  const noted = await db
    .selectFrom('order_lots')
    .select(['variant_code as variantCode', 'lot', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return nameLots(parcels, noted);
}

/** Assigns lots to the parcels of a locked order again after its recorded lots changed. */
export async function nameParcelLots(work: UnitOfWork, order: Order): Promise<void> {
  const { shipment } = order;
  if (!shipment || shipment.parcels.length === 0) return;
  const parcels = await namedParcels(work.tx, order.id, shipment.parcels);
  if (JSON.stringify(parcels) === JSON.stringify(shipment.parcels)) return;
  await saveOrder(work, { ...order, shipment: { ...shipment, parcels } }, order);
}
