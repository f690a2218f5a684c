import * as orders from '#modules/orders/operations.ts';
import type { ShopClient } from './client.ts';

/** Product recalls. */
export const recallCalls = (shop: ShopClient) => ({
  list: () => shop.all(orders.listPublicRecalls, { anonymous: true }),
  read: (id: string) => shop.call(orders.getPublicRecall, { params: { id }, anonymous: true }),
});
