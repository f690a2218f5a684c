import type { PublicRecallShape } from '#modules/orders/recall-contracts.ts';
import type { ShopClient } from './client.ts';

/** Products that are called back. */
export const recallCalls = (shop: ShopClient) => ({
  list: async () => {
    const found = await shop.call<{ 'hydra:member': PublicRecallShape[] }>({
      path: '/shop/recalls',
      anonymous: true,
    });
    return found['hydra:member'];
  },
  read: (id: string) =>
    shop.call<PublicRecallShape>({
      path: `/shop/recalls/${encodeURIComponent(id)}`,
      anonymous: true,
    }),
});
