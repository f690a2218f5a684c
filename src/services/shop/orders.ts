import type { OrderShape, OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { ShopClient } from './client.ts';

const path = (token: string) => `/shop/orders/${encodeURIComponent(token)}`;

/** A page of a list, with how many there are in all. */
export interface Listed<Member> {
  members: readonly Member[];
  total: number;
}

/** The calls of placed orders (contracts §1.9). */
export const orderCalls = (shop: ShopClient) => ({
  read: (token: string) => shop.call<OrderShape>({ path: path(token) }),
  /** Newest first. */
  list: async (itemsPerPage: number): Promise<Listed<OrderSummaryShape>> => {
    const answer = await shop.call<Collection<OrderSummaryShape>>({
      path: '/shop/orders',
      query: { page: '1', itemsPerPage: String(itemsPerPage) },
    });
    return { members: answer['hydra:member'], total: answer['hydra:totalItems'] };
  },
});

interface Collection<Member> {
  'hydra:member': readonly Member[];
  'hydra:totalItems': number;
}
