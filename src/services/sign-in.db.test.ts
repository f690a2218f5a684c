import { afterEach, expect, test } from 'vitest';
import { lea, people } from '../../tests/support/people.ts';
import { testShop } from '../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../tests/support/stocked-shop.ts';
import { addToCart } from './current-cart.ts';
import { keepSessionFresh } from './keep-session-fresh.server.ts';
import { sessionKey } from './sealed-cookie.server.ts';
import { Session } from './session.server.ts';
import { cartCalls } from './shop/cart.ts';
import { ShopClient } from './shop/client.ts';
import { changePassword, signIn } from './sign-in.server.ts';

const shop = testShop();
const { move, read, register, signIn: authenticate } = people(shop);
const key = sessionKey('a secret of at least thirty-two characters');
const unexpected = (error: unknown) => expect.fail(String(error));

/** A browser: its session, and the client that calls for it. */
async function browser(cookies: string | null = null) {
  const session = await Session.read(cookies, key);
  const sent: string[] = [];
  const client = new ShopClient({
    base: 'http://shop.test/api/v2',
    send: (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v2', '')}`);
      return shop.send(request);
    },
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    token: () => session.signedIn?.token ?? null,
    onSignedOut: () => {
      throw new Error('signed out');
    },
  });
  const reload = async () => {
    const lines = (await session.commit(key, false)).filter((line) => !line.includes('Max-Age=0'));
    return Session.read(lines.map((line) => line.split(';')[0]).join('; '), key);
  };
  return { session, client, sent, reload };
}
const oneBag = {
  productVariant: KIBBLE,
  quantity: 1,
  subscriptionInterval: null,
  sourceItemList: null,
};
const now = () => shop.appContext.clock.now();

afterEach(() => move({ seconds: 0 }));

test('AUT-11 signing in stores token, refresh token, user and customer, which survive a reload', async () => {
  await register();
  const { session, client, reload } = await browser();
  await signIn(session, client, lea, unexpected);
  expect((await reload()).signedIn).toEqual({
    token: expect.any(String),
    refreshToken: expect.any(String),
    customer: '/api/v2/shop/customers/1',
    user: expect.objectContaining({ username: 'lea@example.fr', verified: false }),
    firstName: 'Léa',
    subscriber: false,
    isNew: true,
    expiresAt: expect.any(Number),
  });
});

test('AUT-12 the cart filled before signing in becomes the customer’s', async () => {
  await stockShop(shop.appContext);
  await register();
  const { session, client, sent } = await browser();
  await addToCart(cartCalls(client), session, oneBag);
  const token = session.cartToken;
  await signIn(session, client, lea, unexpected);
  expect(session.cartToken).toBe(token);
  expect(sent).toContain(`PUT /shop/orders/${token}`);
  const cart = await (await read(`/orders/${token}`, session.signedIn?.token ?? '')).json();
  expect(cart).toMatchObject({ customer: '/api/v2/shop/customers/1', items: [{ quantity: 1 }] });
});

test('AUT-13 a browser without a cart finds the customer’s back, also when its own is lost', async () => {
  await stockShop(shop.appContext);
  await register();
  const elsewhere = await browser();
  await addToCart(cartCalls(elsewhere.client), elsewhere.session, oneBag);
  await signIn(elsewhere.session, elsewhere.client, lea, unexpected);
  const token = elsewhere.session.cartToken;

  const here = await browser();
  await signIn(here.session, here.client, lea, unexpected);
  expect(here.session.cartToken).toBe(token);
  const lost: unknown[] = [];
  const stale = await browser('gamelle_panier=longgonetoken');
  await signIn(stale.session, stale.client, lea, (error) => lost.push(error));
  expect([stale.session.cartToken, lost.length]).toEqual([token, 1]);
});

test('AUT-14 AUT-15 a token is renewed from ten minutes before its end, and after', async () => {
  await register();
  for (const [secondsLeft, renewed] of [
    [601, false],
    [600, true],
    [-300, true],
  ] as const) {
    move({ seconds: 0 });
    const { session, client } = await browser();
    await signIn(session, client, lea, unexpected);
    const before = session.signedIn;
    const end = Temporal.Instant.fromEpochMilliseconds((before?.expiresAt ?? 0) * 1000);
    move({ seconds: 3600 - secondsLeft });
    await keepSessionFresh(session, client, end.subtract({ seconds: secondsLeft }), unexpected);
    expect(session.signedIn?.token !== before?.token).toBe(renewed);
    expect(session.signedIn?.firstName).toBe('Léa');
    expect((await read('/customers/1', session.signedIn?.token ?? '')).status).toBe(200);
  }
});

test('AUT-14 REL-57 five requests share one renewal, and a late one still succeeds', async () => {
  await register();
  const first = await browser();
  await signIn(first.session, first.client, lea, unexpected);
  const cookies = (await first.session.commit(key, false)).map((line) => line.split(';')[0]);
  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => browser(cookies.join('; '))));
  const late = await browser(cookies.join('; '));
  move({ seconds: 3300 });
  const renew = ({ session, client }: typeof late) =>
    keepSessionFresh(session, client, now(), unexpected);
  await Promise.all(tabs.map(renew));
  expect(tabs.flatMap(({ sent }) => sent)).toEqual(['POST /shop/authentication-token/refresh']);
  expect(new Set(tabs.map(({ session }) => session.signedIn?.token)).size).toBe(1);
  await renew(late);
  expect(late.session.signedIn).not.toBeNull();
});

test('AUT-16 AUT-17 a refused renewal signs out and leaves nothing behind', async () => {
  await register();
  const { session, client, reload } = await browser('gamelle_retour=%2Fmon-compte%2F');
  await signIn(session, client, lea, unexpected);
  session.keepCart('acarttoken', 2);
  await shop.database.db.deleteFrom('refresh_tokens').execute();
  move({ seconds: 3300 });
  await keepSessionFresh(session, client, now(), unexpected);
  const { signedIn, cartToken, returnTo } = await reload();
  expect({ signedIn, cartToken, returnTo }).toEqual({
    signedIn: null,
    cartToken: null,
    returnTo: null,
  });
});

test('AUT-16 a service that does not answer signs nobody out whose token still holds', async () => {
  await register();
  const { session, client } = await browser();
  await signIn(session, client, lea, unexpected);
  const down = new ShopClient({
    base: 'http://shop.test/api/v2',
    send: async () => new Response(null, { status: 503 }),
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    token: () => null,
    onSignedOut: () => expect.fail('signed out'),
  });
  const heard: unknown[] = [];
  move({ seconds: 3300 });
  await keepSessionFresh(session, down, now(), (error) => heard.push(error));
  expect([session.signedIn !== null, heard.length]).toEqual([true, 1]);
  move({ seconds: 3601 });
  await keepSessionFresh(session, down, now(), (error) => heard.push(error));
  expect([session.signedIn, heard.length]).toEqual([null, 2]);
});

test('AUT-24 an answer without customer or user is no sign-in', async () => {
  await register();
  const whole = await authenticate();
  for (const missing of ['customer', 'user']) {
    const { session } = await browser();
    const { [missing as 'user']: _, ...rest } = whole;
    const client = new ShopClient({
      base: 'http://shop.test/api/v2',
      send: async () => Response.json(rest),
      channelCode: 'FR_WEB',
      locale: 'fr_FR',
      token: () => null,
      onSignedOut: () => expect.fail('signed out'),
    });
    const attempt = signIn(session, client, lea, unexpected);
    await expect(attempt).rejects.toThrow('no authentication data in response');
    expect(session.signedIn).toBeNull();
  }
});

test('AUT-23 refused credentials carry the service’s words and sign nobody out', async () => {
  const { session, client } = await browser();
  const attempt = signIn(session, client, lea, unexpected);
  await expect(attempt).rejects.toMatchObject({ status: 401, description: 'Invalid credentials.' });
});

test('ACC-03 the browser that changes the password stays signed in, for more than an hour', async () => {
  await register();
  const { session, client } = await browser();
  await signIn(session, client, lea, unexpected);
  const change = { newPassword: 'cinq tasses', confirmNewPassword: 'cinq tasses' };
  await changePassword(session, client, change, unexpected);
  move({ hours: 2 });
  await keepSessionFresh(session, client, now(), unexpected);
  expect((await read('/customers/1', session.signedIn?.token ?? '')).status).toBe(200);
});
