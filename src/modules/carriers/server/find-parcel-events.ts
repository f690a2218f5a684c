import { inParis } from '#kit/dates.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { latestFirst } from '../rules/index.ts';
import type { ParcelEventsTable } from './tables.ts';

/** Carrier events of the parcels of these label requests, latest first. */
export async function findParcelEvents(db: Db | Tx, requestIds: readonly number[]) {
  if (requestIds.length === 0) return new Map<number, ReturnType<typeof present>[]>();
  const rows = await db
    .selectFrom('parcel_events')
    .select(['request_id as requestId', 'at', 'state', 'label', 'place'])
    .where('request_id', 'in', [...requestIds])
    .orderBy('at')
    .execute();
  const byRequest = Map.groupBy(rows, ({ requestId }) => requestId);
  return new Map(
    [...byRequest].map(([requestId, events]) => [requestId, latestFirst(events.map(present))]),
  );
}

type Row = Pick<ParcelEventsTable, 'at' | 'state' | 'label' | 'place'>;

const present = ({ at, state, label, place }: Row) => ({ at: inParis(at), state, label, place });
