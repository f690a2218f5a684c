import type { BodyOf } from '#kit/operation.ts';
import * as carts from '#modules/cart/operations.ts';
import * as checkout from '#modules/checkout/operations.ts';
import type { ShopClient } from './client.ts';

/** An addition to the cart: variant, quantity, interval in days (null = once), and source list. */
export interface Addition {
  productVariant: string;
  quantity: number;
  subscriptionInterval: number | null;
  sourceItemList: string | null;
  upsell?: boolean;
}

/** The cart calls of contracts §1.7. */
export const cartCalls = (shop: ShopClient) => ({
  create: () => shop.call(carts.openCart, { body: {} }),
  read: (token: string) => shop.call(carts.getOrder, { params: { token } }),
  /**
   * Cost per delivery and minimum commitment of the cart's subscriptions, postage included
   * (WDR-05).
   */
  commitments: (token: string) => shop.all(carts.listCommitments, { params: { token } }),
  discard: (token: string) => shop.call(carts.deleteCart, { params: { token } }),
  /** AUT-12: an anonymous cart becomes the signed-in customer's. */
  claim: (token: string, customer: string) =>
    shop.call(checkout.updateOrder, { params: { token }, body: { customer } }),
  add: (token: string, body: Addition) => shop.call(carts.addItem, { params: { token }, body }),
  change: (token: string, id: number, body: BodyOf<typeof carts.changeItem>) =>
    shop.call(carts.changeItem, { params: { token, id }, body }),
  remove: (token: string, id: number) => shop.call(carts.removeItem, { params: { token, id } }),
  applyCoupon: (token: string, couponCode: string) =>
    shop.call(carts.applyCoupon, { params: { token }, body: { couponCode } }),
  removeCoupon: (token: string, code: string) =>
    shop.call(carts.removeCoupon, { params: { token, code } }),
});

export type CartCalls = ReturnType<typeof cartCalls>;
