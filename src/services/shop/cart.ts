import type { CommitmentShape } from '#modules/cart/contracts.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { ShopClient } from './client.ts';

/** What a shopper adds: a variant, how many, how often (days; null = once), from which list. */
export interface Addition {
  productVariant: string;
  quantity: number;
  subscriptionInterval: number | null;
  sourceItemList: string | null;
  upsell?: boolean;
}

export interface ItemChange {
  quantity?: number;
  subscriptionInterval?: number | null;
}

const order = (token: string) => `/shop/orders/${encodeURIComponent(token)}`;

/** The cart calls of contracts §1.7. */
export const cartCalls = (shop: ShopClient) => ({
  create: () => shop.call<OrderShape>({ method: 'POST', path: '/shop/orders', body: {} }),
  read: (token: string) => shop.call<OrderShape>({ path: order(token) }),
  /** What its subscriptions cost per delivery and commit to, postage included (WDR-05). */
  commitments: async (token: string) =>
    (
      await shop.call<{ 'hydra:member': CommitmentShape[] }>({
        path: `${order(token)}/commitments`,
      })
    )['hydra:member'],
  discard: (token: string) => shop.call<null>({ method: 'DELETE', path: order(token) }),
  /** AUT-12: an anonymous cart becomes the signed-in customer's. */
  claim: (token: string, customer: string) =>
    shop.call<OrderShape>({ method: 'PUT', path: order(token), body: { customer } }),
  add: (token: string, body: Addition) =>
    shop.call<OrderShape>({ method: 'PATCH', path: `${order(token)}/items`, body }),
  change: (token: string, item: number, body: ItemChange) =>
    shop.call<OrderShape>({ method: 'PATCH', path: `${order(token)}/items/${item}`, body }),
  remove: (token: string, item: number) =>
    shop.call<null>({ method: 'DELETE', path: `${order(token)}/items/${item}` }),
  applyCoupon: (token: string, couponCode: string) =>
    shop.call<OrderShape>({
      method: 'PATCH',
      path: `${order(token)}/apply-coupon`,
      body: { couponCode },
    }),
  removeCoupon: (token: string, code: string) =>
    shop.call<null>({
      method: 'DELETE',
      path: `${order(token)}/coupon/${encodeURIComponent(code)}`,
    }),
});

export type CartCalls = ReturnType<typeof cartCalls>;
