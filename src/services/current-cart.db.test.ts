import { expect, test } from 'vitest';
import { testShop } from '../../tests/support/shop.ts';
import { KIBBLE, publishCoupon, stockShop, TIN } from '../../tests/support/stocked-shop.ts';
import { addLinked } from '../storefront/cart/add-linked.server.ts';
import { applyIntent } from '../storefront/cart/cart-intents.server.ts';
import { spendCode, storeCode, storedCode } from '../storefront/cart/stored-code.server.ts';
import { addToCart, assertCart, loadCart } from './current-cart.ts';
import { sessionKey } from './sealed-cookie.server.ts';
import { Session } from './session.server.ts';
import { cartCalls } from './shop/cart.ts';
import { ShopClient } from './shop/client.ts';

const shop = testShop();
const key = sessionKey('a secret of at least thirty-two characters');
const log = { error: (details: object) => expect.fail(JSON.stringify(details)) };
const unexpected = (error: unknown) => expect.fail(String(error));

/** A browser without an account: its session, its cart calls, and the recorded requests. */
async function browser() {
  const session = await Session.read(null, key);
  const sent: string[] = [];
  const client = new ShopClient({
    base: 'http://shop.test/api/v2',
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    send: (request) => {
      sent.push(request.method);
      return shop.send(request);
    },
    token: () => null,
    onSignedOut: () => expect.fail('nobody was signed in'),
  });
  const calls = cartCalls(client);
  return { session, calls, sent, load: () => loadCart(calls, session, unexpected) };
}
const add = (quantity: number, productVariant = KIBBLE) => ({
  productVariant,
  quantity,
  subscriptionInterval: null,
  sourceItemList: null,
});
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('CRT-05 a cart is made when something is added, not before', async () => {
  await stockShop(shop.appContext);
  const { session, calls, sent, load } = await browser();
  expect(await load()).toBeNull();
  expect(sent).toEqual([]);
  await addToCart(calls, session, add(1));
  expect(sent).toEqual(['POST', 'PATCH']);
});

test('CRT-01 CRT-02 the token is kept by the browser, and the cart read by it', async () => {
  await stockShop(shop.appContext);
  const { session, calls, load } = await browser();
  const { tokenValue } = await addToCart(calls, session, add(2));
  const lines = await session.commit(key, false);
  const cookies = lines.map((line) => line.split(';')[0]).join('; ');
  const later = await Session.read(cookies, key);
  expect(later.cartToken).toBe(tokenValue);
  expect((await load())?.items[0]?.quantity).toBe(2);
});

test('CRT-03 an empty cart is deleted on the server and its token forgotten', async () => {
  await stockShop(shop.appContext);
  const { session, calls, load } = await browser();
  const cart = await addToCart(calls, session, add(1));
  await calls.remove(cart.tokenValue, cart.items[0]?.id ?? 0);
  expect(await load()).toBeNull();
  expect(session.cartToken).toBeNull();
  await expect(calls.read(cart.tokenValue)).rejects.toMatchObject({ status: 404 });
});

test('CRT-04 a failed load forgets the token', async () => {
  const { session, calls } = await browser();
  session.keepCart('nobodyknows', 3);
  const lost: unknown[] = [];
  expect(await loadCart(calls, session, (error) => lost.push(error))).toBeNull();
  expect(session.cartToken).toBeNull();
  expect(lost).toHaveLength(1);
});

test('CRT-06 CRT-07 an order that is no cart is refused as the current cart', async () => {
  await stockShop(shop.appContext);
  const { session, calls } = await browser();
  const cart = await addToCart(calls, session, add(1));
  expect(assertCart(cart)).toBe(cart);
  expect(() => assertCart({ ...cart, state: 'new' })).toThrow('this cart state is not valid');
});

test('CRT-08 no cart to be had is said', async () => {
  const { session, calls } = await browser();
  const none = { ...calls, create: async () => ({ tokenValue: '' }) as never };
  await expect(addToCart(none, session, add(1))).rejects.toThrow('Cart not found');
});

test('CRT-14 CRT-15 a refused addition tells why and leaves the cart as it was', async () => {
  await stockShop(shop.appContext, { kibble: 3 });
  const { session, calls, load } = await browser();
  await addToCart(calls, session, add(2));
  const answer = await applyIntent(
    calls,
    session,
    form({ intent: 'add', variant: KIBBLE, quantity: '50' }),
  );
  expect(answer.error).toMatch(/^Le stock de ce produit ne suffit pas\s: il en reste \d+\.$/);
  expect((await load())?.items[0]?.quantity).toBe(2);
});

test('CRT-19 variants that do not exist are left out, the others are added', async () => {
  await stockShop(shop.appContext);
  const { session, calls, load } = await browser();
  const requested = [
    { code: '99999999', kind: 'add', quantity: 1 },
    { code: TIN, kind: 'add', quantity: 4 },
  ] as const;
  await addLinked(calls, session, requested, log);
  expect((await load())?.items.map((item) => [item.variantCode, item.quantity])).toEqual([
    [TIN, 4],
  ]);
});

test('CRT-20 REL-58 targetQuantity raises what is lower and leaves what is higher', async () => {
  await stockShop(shop.appContext);
  const { session, calls, load } = await browser();
  const raise = (quantity: number) =>
    addLinked(calls, session, [{ code: TIN, kind: 'raise', quantity }], log);
  await addToCart(calls, session, add(1, TIN));
  await raise(3);
  expect((await load())?.items[0]?.quantity).toBe(3);
  await raise(3);
  await raise(2);
  expect((await load())?.items[0]?.quantity).toBe(3);
});

test('PRM-01 a code that was asked for enters the cart once it can, and waits until then', async () => {
  await stockShop(shop.appContext);
  await publishCoupon(shop.appContext, 'GROS5', { minimum: 5000 });
  const { session, calls } = await browser();
  const small = await addToCart(calls, session, add(1, TIN));
  const early = await spendCode(calls, session, small, 'GROS5');
  expect(early).toMatchObject({ isWaiting: true, refused: { intent: 'coupon', code: 'GROS5' } });
  const big = await addToCart(calls, session, add(2));
  const spent = await spendCode(calls, session, big, 'GROS5');
  expect(spent).toMatchObject({ isWaiting: false, cart: { couponCodes: ['GROS5'] } });
  expect(await spendCode(calls, session, spent.cart, 'GROS5')).toEqual({
    cart: spent.cart,
    isWaiting: false,
  });
  const wrong = await spendCode(calls, session, spent.cart, 'PERSONNE');
  expect(wrong).toMatchObject({ isWaiting: false, refused: { code: 'PERSONNE' } });
});

test('a kept code is a code, whatever the address said', () => {
  const stored = (code: string) =>
    storedCode(
      new Request('http://shop.test/', {
        headers: { cookie: storeCode(code, true).split(';')[0] ?? '' },
      }),
    );
  expect(stored('LEA-4F7K')).toBe('LEA-4F7K');
  for (const other of ['', 'a b', 'a;b', '<b>', 'x'.repeat(41)]) expect(stored(other)).toBeNull();
});
