import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, filled, add, ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('API-14 a session claims its anonymous cart; from then on it is hers alone', async () => {
  const cart = await filled([KIBBLE, 1]);
  const path = `/${cart.tokenValue}`;
  const { customer, headers } = await signedIn(shop);
  const claimed = await call('PUT', path, { customer }, headers);
  expect(claimed.status).toBe(200);
  expect(claimed.body).toMatchObject({ customer, items: [{ variantCode: KIBBLE }] });
  expect((await call('GET', path, undefined, headers)).status).toBe(200);
  expect((await call('GET', path)).status).toBe(404);
  expect((await add(cart.tokenValue, TIN, 1)).status).toBe(404);
  expect((await call('DELETE', path)).status).toBe(404);
  const other = await signedIn(shop, 'marc@example.org');
  expect((await call('GET', path, undefined, other.headers)).status).toBe(404);
  expect((await call('PUT', path, { email: 'x@example.org' }, other.headers)).status).toBe(404);
});

test('API-14 a cart is claimed for nobody else, and not without a session', async () => {
  const cart = await filled([KIBBLE, 1]);
  const { customer } = await signedIn(shop);
  const other = await signedIn(shop, 'marc@example.org');
  expect((await call('PUT', `/${cart.tokenValue}`, { customer }, other.headers)).status).toBe(403);
  expect((await call('PUT', `/${cart.tokenValue}`, { customer })).status).toBe(403);
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(body.customer).toBeNull();
});

test('REL-58 signing in joins two carts: the larger quantity, both coupons', async () => {
  const { customer, headers } = await signedIn(shop);
  const { tokenValue: first } = (await call('POST', '', {}, headers)).body;
  const send = (token: string, productVariant: string, quantity: number, more = {}) =>
    call('PATCH', `/${token}/items`, { productVariant, quantity, ...more }, headers);
  await send(first, KIBBLE, 3);
  await send(first, TIN, 1);
  await send(first, KIBBLE, 1, { subscriptionInterval: 31 });
  const guest = await filled([KIBBLE, 2], [TIN, 4]);
  const { body } = await call('PUT', `/${guest.tokenValue}`, { customer }, headers);
  expect(
    body.items.map((item: { variantCode: string; quantity: number }) => [
      item.variantCode,
      item.quantity,
    ]),
  ).toEqual([
    [KIBBLE, 3],
    [TIN, 4],
    [KIBBLE, 1],
  ]);
  expect((await call('GET', `/${first}`, undefined, headers)).status).toBe(404);
  const again = await call('PUT', `/${guest.tokenValue}`, { customer }, headers);
  expect(again.body.items).toEqual(body.items);
});

test('API-06 a customer who has a cart gets it back', async () => {
  const { headers, customer } = await signedIn(shop);
  const first = await call('POST', '', {}, headers);
  const second = await call('POST', '', {}, headers);
  expect(second.body).toMatchObject({ customer, tokenValue: first.body.tokenValue });
  const both = await Promise.all([call('POST', '', {}, headers), call('POST', '', {}, headers)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
});

test('AUT-05 signing in tells about the cart left with something in it', async () => {
  const { headers } = await signedIn(shop);
  const { tokenValue } = (await call('POST', '', {}, headers)).body;
  expect((await signedIn(shop)).cart).toBeNull();
  await call('PATCH', `/${tokenValue}/items`, { productVariant: KIBBLE, quantity: 1 }, headers);
  expect((await signedIn(shop)).cart).toMatchObject({ tokenValue });
});

test('API-32 ordering again fills a cart with what is still sold, and names the rest', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 6], [TIN, 2]);
  await complete(cart.tokenValue);
  const { status, body } = await call('POST', `/${cart.tokenValue}/reorder`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'cart',
    items: [
      { variantCode: KIBBLE, quantity: 4 },
      { variantCode: TIN, quantity: 2 },
    ],
    unavailableItems: [{ variantCode: KIBBLE, missing: 2 }],
  });
  expect(body.tokenValue).not.toBe(cart.tokenValue);
  expect((await call('POST', `/${body.tokenValue}/reorder`)).status).toBe(404);
});
