import type { Db, Tx } from '#registry/schema.ts';

/** What carriers are asked for and have not made: not asked yet, no answer heard, or refused. */
export interface OpenRequest {
  orderId: number;
  state: 'wanted' | 'sent' | 'refused';
  reason: string | null;
  addressKey: string;
}

/** The open requests of some orders. */
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

/** The drawn labels of some orders, parcel after parcel; null content where it could not be had yet. */
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
