import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, add, filled } = orderCalls(shop);
const one = { productVariant: TIN, quantity: 1 };

beforeEach(() => stockShop(shop.appContext));

test('two writers on one cart: every change that was accepted is there', async () => {
  const { tokenValue } = await filled([KIBBLE, 1]);
  const seen = async () => (await call('GET', `/${tokenValue}`)).headers.get('etag') as string;
  let accepted = 0;
  /** A client that handles 409: takes the returned cart and repeats the request. */
  const insist = async (version: string): Promise<void> => {
    const answer = await call('PATCH', `/${tokenValue}/items`, one, { 'if-match': version });
    if (answer.status === 409) return insist(`"${answer.body.order.version}"`);
    expect(answer.status).toBe(200);
    accepted += 1;
  };
  const version = await seen();
  await Promise.all(Array.from({ length: 10 }, () => insist(version)));
  const { body } = await call('GET', `/${tokenValue}`);
  expect(body.items).toMatchObject([{ quantity: 1 }, { variantCode: TIN, quantity: accepted }]);
  expect(accepted).toBe(10);
});

test('every change decided on an older cart is refused with the cart as it is', async () => {
  const cart = await filled([KIBBLE, 1]);
  const { tokenValue } = cart;
  await call('PATCH', `/${tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  await add(tokenValue, TIN, 1);
  const older = { 'if-match': `"${cart.version}"` };
  const item = `/${tokenValue}/items/${cart.items[0]?.id}`;
  const shipment = `/${tokenValue}/shipments/${cart.shipments[0]?.id}`;
  const payment = `/${tokenValue}/payments/${cart.payments[0]?.id}`;
  const changes: [string, string, object?][] = [
    ['PATCH', `/${tokenValue}/items`, one],
    ['PATCH', item, { quantity: 3 }],
    ['DELETE', item],
    ['PATCH', `/${tokenValue}/apply-coupon`, { couponCode: null }],
    ['DELETE', `/${tokenValue}/coupon/BIENVENUE5`],
    ['PUT', `/${tokenValue}`, { email: 'lea@example.org' }],
    ['PATCH', `/${tokenValue}/address`, { billingAddress: lyon }],
    ['PATCH', shipment, { shippingMethod: 'home_express' }],
    ['PATCH', payment, { paymentMethod: 'cheque' }],
    ['PATCH', `/${tokenValue}/complete`, {}],
    ['DELETE', `/${tokenValue}`],
  ];
  const before = (await call('GET', `/${tokenValue}`)).body;
  for (const [method, path, body] of changes)
    for (const version of [older, { 'if-match': 'anything else' }]) {
      const answer = await call(method, path, body, version);
      expect([method, path, answer.status]).toEqual([method, path, 409]);
      expect(answer.body).toMatchObject({ '@type': 'hydra:Error', order: { tokenValue } });
      expect(answer.body.order.items).toHaveLength(2);
    }
  // A delayed completion may have saved current prices; nothing else has changed.
  const after = (await call('GET', `/${tokenValue}`)).body;
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  const current = { 'if-match': `"${after.version}"` };
  expect((await call('DELETE', item, undefined, current)).status).toBe(204);
  expect((await call('DELETE', `/${tokenValue}`, undefined, { 'if-match': '*' })).status).toBe(204);
});
