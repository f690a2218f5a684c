import * as orders from '#modules/orders/operations.ts';
import type { ShopClient } from './client.ts';

/** Products that are called back. */
export const recallCalls = (shop: ShopClient) => ({
  list: () => shop.all(orders.listPublicRecalls, { anonymous: true }),
  read: (id: string) => shop.call(orders.getPublicRecall, { params: { id }, anonymous: true }),
});
