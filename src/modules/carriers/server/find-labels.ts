import type { Db, Tx } from '#registry/schema.ts';

/** Valid labels of these orders, in the order of parcels. */
export async function findLabels(db: Db | Tx, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('parcel_labels as l')
    .leftJoin('label_files as f', 'f.label_id', 'l.id')
    .select([
      'l.id',
      'order_id as orderId',
      'parcel',
      'tracking_number as trackingNumber',
      'grams',
      // Null when the parcel was not weighed.
      'weighed_grams as weighedGrams',
      'address_key as addressKey',
      // Null when the number did not come from a carrier's API.
      'f.format',
    ])
    .where('order_id', 'in', [...orderIds])
    .where('voided_at', 'is', null)
    .orderBy('order_id')
    .orderBy('parcel')
    .execute();
}

export type Label = Awaited<ReturnType<typeof findLabels>>[number];
