import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** A lot of an article, as query parameters. */
type LotQuery = QueryOf<typeof orders.getOrdersOfLotSheet>;
type Key = string | undefined;

/** Shipped lots, their recipients, and recalls. */
export const recallCalls = (admin: AdminClient) => ({
  search: async (search: string) =>
    (await admin.list(orders.searchLots, { query: { search } })).members,
  orders: (lot: LotQuery, page: number) =>
    admin.list(orders.listOrdersOfLot, { query: { ...lot, page } }),
  sheet: (query: LotQuery) => admin.file(orders.getOrdersOfLotSheet, { query }),
  list: async () => (await admin.list(orders.listRecalls)).members,
  start: (body: BodyOf<typeof orders.startRecall>, key: Key) =>
    admin.change(orders.startRecall, { body, key }),
  /** Notifies recipients who were not notified yet. */
  tell: (id: number, key: Key) =>
    admin.change(orders.tellRecall, { params: { id }, body: {}, key }),
});
