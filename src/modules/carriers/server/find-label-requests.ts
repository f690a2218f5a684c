import type { Db, Tx } from '#registry/schema.ts';

/** A label request without a label: not sent yet, no response, or refused. */
export interface OpenRequest {
  orderId: number;
  state: 'wanted' | 'sent' | 'refused';
  reason: string | null;
  addressKey: string;
}

/** Pending label requests of these orders. */
export async function findOpenRequests(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<OpenRequest[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('label_requests')
    .select(['order_id as orderId', 'state', 'reason', 'address_key as addressKey'])
    .where('order_id', 'in', [...orderIds])
    .where('kind', '=', 'outward')
    .where('state', 'in', ['wanted', 'sent', 'refused'])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ state, ...row }) =>
    state === 'wanted' || state === 'sent' || state === 'refused' ? [{ ...row, state }] : [],
  );
}

/** Label files of these orders, in the order of parcels; null content when the file could not be fetched yet. */
export async function findLabelFiles(db: Db | Tx, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('label_files as f')
    .innerJoin('parcel_labels as l', 'l.id', 'f.label_id')
    .select([
      'l.id',
      'l.order_id as orderId',
      'l.tracking_number as trackingNumber',
      'f.format',
      'f.content',
    ])
    .where('l.order_id', 'in', [...orderIds])
    .where('l.voided_at', 'is', null)
    .orderBy('l.order_id')
    .orderBy('l.parcel')
    .execute();
}
