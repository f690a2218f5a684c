import type { OrderShape } from '#modules/orders/contracts.ts';
import { lyon } from './lyon.ts';
import type { TestShop } from './shop.ts';

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** A shopper's API calls from cart to order. */
export function orderCalls(shop: Pick<TestShop, 'request'>, channelCode = 'FR_WEB') {
  let calls = 0;
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers?: HeadersInit,
  ): Promise<Answer> => {
    const join = path.includes('?') ? '&' : '?';
    const url = `/api/v2/shop/orders${path}${join}channelCode=${channelCode}&locale=fr_FR`;
    // Each call has its own network address: rate limits are tested separately.
    calls += 1;
    const from = { 'x-forwarded-for': `198.51.100.${calls % 250}` };
    const sent = { ...from, ...Object.fromEntries(new Headers(headers)) };
    const response = await shop.request(method, url, body, sent);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text && JSON.parse(text),
    };
  };
  const add = (token: string, productVariant: string, quantity: number, more = {}) =>
    call('PATCH', `/${token}/items`, { productVariant, quantity, ...more });

  /** A cart with these variants in it. */
  const filled = async (...items: [string, number, object?][]): Promise<OrderShape> => {
    const { tokenValue } = (await call('POST', '', {})).body;
    for (const [variant, quantity, more] of items) await add(tokenValue, variant, quantity, more);
    return (await call('GET', `/${tokenValue}`)).body;
  };
  const address = (token: string, shippingAddress: object = lyon, email = 'lea@example.org') =>
    call('PATCH', `/${token}/address`, { email, billingAddress: lyon, shippingAddress });
  const ship = (cart: OrderShape, shippingMethod = 'home_standard', pickupPoint?: string) =>
    call('PATCH', `/${cart.tokenValue}/shipments/${cart.shipments[0]?.id}`, {
      shippingMethod,
      pickupPoint,
    });
  const pay = (cart: OrderShape, paymentMethod = 'bank_transfer') =>
    call('PATCH', `/${cart.tokenValue}/payments/${cart.payments[0]?.id}`, { paymentMethod });

  /** A cart with every step completed except the last. */
  const ready = async (paymentMethod: string, ...items: [string, number, object?][]) => {
    const cart = await filled(...items);
    await address(cart.tokenValue);
    await ship(cart);
    return (await pay(cart, paymentMethod)).body as OrderShape;
  };
  const complete = (token: string, body: object = {}) => call('PATCH', `/${token}/complete`, body);
  return { call, add, filled, address, ship, pay, ready, complete };
}
