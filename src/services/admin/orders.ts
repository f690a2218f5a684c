import type { QueryOf } from '#kit/operation.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What the team does with orders. */
export const teamOrderCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: QueryOf<typeof orders.listAllOrders>) =>
    admin.list(orders.listAllOrders, { query }),
  /** What waits, and the last sixty days. */
  today: () => admin.read(orders.getOrdersToday),
  read: (number: string) => admin.read(orders.getAnyOrder, { params: { number } }),
  cancel: (number: string, key: string | undefined) =>
    admin.change(orders.cancelAnyOrder, { params: { number }, body: {}, key }),
});
