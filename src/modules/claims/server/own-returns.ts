import { inParis } from '#kit/dates.ts';
import { findParcelEvents } from '#modules/carriers/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { OwnReturnShape } from '../contracts.ts';

/** Return parcels of an order as its customer sees them: those with a label, not cancelled. */
export async function listOwnReturns(
  db: Db,
  order: { id: number; token: string },
): Promise<OwnReturnShape[]> {
  const rows = await db
    .selectFrom('parcel_returns as r')
    .innerJoin('return_labels as l', 'l.request_id', 'r.request_id')
    .select(['r.id', 'r.reason', 'r.request_id as requestId', 'r.arrived_at as arrivedAt'])
    .select('l.tracking_number as trackingNumber')
    .where('r.order_id', '=', order.id)
    .where('r.cancelled_at', 'is', null)
    .orderBy('r.id')
    .execute();
  const events = await findParcelEvents(
    db,
    rows.map(({ requestId }) => requestId),
  );
  return rows.map(({ id, reason, requestId, arrivedAt, trackingNumber }) => ({
    '@id': `/api/v2/shop/orders/${order.token}/returns/${id}`,
    '@type': 'OrderReturn',
    id,
    reason,
    trackingNumber,
    arrivedAt: arrivedAt && inParis(arrivedAt),
    events: events.get(requestId) ?? [],
  }));
}
