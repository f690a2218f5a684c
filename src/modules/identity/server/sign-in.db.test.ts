import { decodeJwt } from 'jose';
import { afterEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import {
  bearer,
  lea,
  noah,
  people,
  plain,
  refusedFields,
} from '../../../../tests/support/people.ts';
import { productDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { move, post, register, signIn } = people(shop);

afterEach(() => move({ seconds: 0 }));

test('API-15 the lookup tells a known e-mail in any spelling from an unknown one', async () => {
  await register();
  const existing = await post('/customer/lookup', { email: 'LEA@example.FR' });
  expect(await existing.json()).toEqual({
    email: 'LEA@example.FR',
    exists: true,
    hasPassword: true,
    socialProviders: [],
  });
  const unknown = await post('/customer/lookup', { email: 'nobody@example.fr' });
  expect(await unknown.json()).toMatchObject({ exists: false, hasPassword: false });
  expect(await refusedFields(await post('/customer/lookup', { email: 'nobody' }))).toEqual([
    422,
    ['email: email'],
  ]);
});

test('AUT-09 AUT-10 signing in answers tokens and who it is', async () => {
  await register();
  const answer = await post('/authentication-token', {
    email: 'LEA@example.fr',
    password: lea.password,
  });
  expect(answer.headers.get('content-type')).toBe('application/json');
  const body = await answer.json();
  expect(body).toEqual({
    token: expect.any(String),
    refresh_token: expect.any(String),
    customer: '/api/v2/shop/customers/1',
    user: {
      '@id': '/api/v2/shop/shop-users/1',
      '@type': 'ShopUser',
      username: 'lea@example.fr',
      verified: false,
    },
    cart: null,
  });
  const { exp, iat, username, roles } = decodeJwt(body.token);
  expect({ lasts: Number(exp) - Number(iat), username, roles }).toEqual({
    lasts: 3600,
    username: 'lea@example.fr',
    roles: ['ROLE_USER'],
  });
});

test('API-17 a wrong password and an unknown e-mail get one answer', async () => {
  await register();
  const wrong = await post('/authentication-token', { email: lea.email, password: 'x' });
  const unknown = await post('/authentication-token', {
    email: noah.email,
    password: noah.password,
  });
  expect(await plain(wrong)).toEqual([401, 'Invalid credentials.']);
  expect(await plain(unknown)).toEqual([401, 'Invalid credentials.']);
  expect(await plain(await post('/authentication-token', {}))).toEqual([
    400,
    'Request does not have the following required fields specified: email, password.',
  ]);
});

test('AUT-13 signing in tells about the cart that holds something', async () => {
  await register();
  const { token } = await signIn();
  const opened = await post('/orders', {}, bearer(token));
  const { tokenValue } = await opened.json();
  expect((await signIn()).cart).toBeNull();
  await transact(shop.appContext, (work) => publishProduct(work, productDraft()));
  const line = { productVariant: '10012345', quantity: 1 };
  const path = `/api/v2/shop/orders/${tokenValue}/items`;
  await shop.request('PATCH', path, line, bearer(token));
  expect((await signIn()).cart).toEqual({
    '@id': `/api/v2/shop/orders/${tokenValue}`,
    '@type': 'Order',
    tokenValue,
  });
});

test('PRV-09 the fifth wrong password locks for a minute, the next for two; the reset still works', async () => {
  await register();
  const attempt = (password: string, from = '198.51.100.1') =>
    post('/authentication-token', { email: lea.email, password }, { 'x-forwarded-for': from });
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await attempt('wrong')).status).toBe(401);
  const locked = await attempt(lea.password);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^(60|5\d)$/),
  ]);
  expect((await attempt(lea.password, '198.51.100.2')).status).toBe(200);

  for (let wrong = 0; wrong < 5; wrong += 1) await attempt('wrong', '198.51.100.3');
  move({ seconds: 61 });
  expect((await attempt('wrong', '198.51.100.3')).status).toBe(401);
  expect((await attempt(lea.password, '198.51.100.3')).headers.get('retry-after')).toMatch(
    /^1(20|1\d)$/,
  );
  move({ seconds: 182 });
  expect((await attempt(lea.password, '198.51.100.3')).status).toBe(200);
});

test('PRV-09 an unknown e-mail locks like a known one, and guesses sent at once all count', async () => {
  await register();
  for (const email of [lea.email, 'nobody@example.fr']) {
    const guesses = Array.from({ length: 12 }, () =>
      post(
        '/authentication-token',
        { email, password: 'wrong' },
        { 'x-forwarded-for': '198.51.100.9' },
      ),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  }
});

test('PRV-09 one right password at a time, however many sign in at once', async () => {
  await register();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post('/authentication-token', lea)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});
