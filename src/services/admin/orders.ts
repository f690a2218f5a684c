import type { TeamOrderShape, TodayShape } from '#modules/orders/admin-contracts.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (number: string) => `/admin/orders/${encodeURIComponent(number)}`;

/** What the team does with orders. */
export const teamOrderCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: Record<string, string | undefined>) =>
    listed<TeamOrderShape>(admin, '/admin/orders', query),
  /** What waits, and the last sixty days. */
  today: () => admin.read<TodayShape>('/admin/orders-today'),
  read: (number: string) => admin.read<OrderShape>(path(number)),
  cancel: (number: string, key: string | undefined) =>
    admin.change<OrderShape>({ method: 'POST', path: `${path(number)}/cancel`, body: {}, key }),
});
