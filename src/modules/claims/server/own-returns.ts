import { inParis } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { findParcelEvents } from '#modules/carriers/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { OwnReturnShape } from '../contracts.ts';

/** Return parcels with a label, not cancelled. */
const withLabel = (db: Db, orderId: number) =>
  db
    .selectFrom('parcel_returns as r')
    .innerJoin('return_labels as l', 'l.request_id', 'r.request_id')
    .select(['r.id', 'r.reason', 'r.request_id as requestId', 'r.arrived_at as arrivedAt'])
    .select('l.tracking_number as trackingNumber')
    .select((is) =>
      is
        .or([is('l.content', 'is not', null), is('l.url', 'is not', null)])
        .$castTo<boolean>()
        .as('hasFile'),
    )
    .where('r.order_id', '=', orderId)
    .where('r.cancelled_at', 'is', null);

/** Return parcels of an order as its customer sees them: those with a label, not cancelled. */
export async function listOwnReturns(
  db: Db,
  order: { id: number; token: string },
): Promise<OwnReturnShape[]> {
  const rows = await withLabel(db, order.id).orderBy('r.id').execute();
  const events = await findParcelEvents(
    db,
    rows.map(({ requestId }) => requestId),
  );
  return rows.map(({ id, reason, requestId, arrivedAt, trackingNumber, hasFile }) => {
    const address = `/api/v2/shop/orders/${order.token}/returns/${id}`;
    return {
      '@id': address,
      '@type': 'OrderReturn',
      id,
      reason,
      trackingNumber,
      arrivedAt: arrivedAt && inParis(arrivedAt),
      label: hasFile && !arrivedAt ? `${address}/label` : null,
      events: events.get(requestId) ?? [],
    };
  });
}

/**
 * The carrier request of a return of this order whose label may be printed.
 * @throws Refusal `return.unknown` for one of another order, and once it arrived or is kept no more
 */
export async function findOwnReturn(
  db: Db,
  orderId: number,
  id: number,
): Promise<{ requestId: number }> {
  const row = await withLabel(db, orderId).where('r.id', '=', id).executeTakeFirst();
  if (!row?.hasFile || row.arrivedAt) throw refuse('return.unknown');
  return row;
}
