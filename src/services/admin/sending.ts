import type { OrderFileShape, SentLot, SentParcels } from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** How the team sends an order and keeps its notes on it. */
export function sendingCalls(admin: AdminClient, number: string) {
  const base = `/admin/orders/${encodeURIComponent(number)}`;
  const post = (part: string, body: unknown, key: Key) =>
    admin.change<OrderFileShape>({ method: 'POST', path: `${base}/${part}`, body, key });
  return {
    read: () => admin.read<OrderFileShape>(`${base}/file`),
    send: (parcels: SentParcels, key: Key) => post('parcels', parcels, key),
    /** None named: all that are on their way. */
    arrived: (trackingNumbers: readonly string[], key: Key) =>
      post('arrivals', { trackingNumbers }, key),
    note: (text: string, key: Key) => post('notes', { text }, key),
    recordLots: (lots: readonly SentLot[], key: Key) => post('lots', { lots }, key),
    removeLot: (id: string, key: Key) =>
      admin.change<OrderFileShape>({
        method: 'DELETE',
        key,
        path: `${base}/lots/${encodeURIComponent(id)}`,
      }),
  };
}
