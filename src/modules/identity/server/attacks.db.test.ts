import { afterEach, expect, test } from 'vitest';
import { sessionKey } from '#services/sealed-cookie.server.ts';
import { Session } from '#services/session.server.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { bearer, lea, noah, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { post, register, refresh, arrive, patch, mailedToken, read, move } = people(shop);
const { config } = shop.appContext;

afterEach(() => move({ seconds: 0 }));

const guess = (email: string, address: string, password = 'quatre chats') =>
  post('/authentication-token', { email, password }, { 'x-forwarded-for': address });

test('credential stuffing: one address tries many accounts and is stopped, others are not', async () => {
  const answers: number[] = [];
  for (let nth = 0; nth < 130; nth += 1)
    answers.push((await guess(`victim-${nth}@example.org`, '203.0.113.9')).status);
  expect(answers.filter((status) => status === 401)).toHaveLength(120);
  const stopped = await guess('victim-0@example.org', '203.0.113.9');
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await guess('victim-0@example.org', '203.0.113.10')).status).toBe(401);
});

test('credential stuffing: a flood from everywhere is told to come back, and never fails', async () => {
  const flood = Array.from({ length: 90 }, (_, nth) =>
    guess(`flood-${nth}@example.org`, `192.0.2.${nth}`),
  );
  const answers = await Promise.all(flood);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([401, 429]);
  for (const answer of answers.filter(({ status }) => status === 429))
    expect(answer.headers.get('retry-after')).toBe('1');
});

test('enumeration by lookup: one address asks a few hundred times an hour, no more', async () => {
  const ask = () => post('/customer/lookup', lea, { 'x-forwarded-for': '203.0.113.20' });
  let answered = 0;
  while ((await ask()).status === 200) answered += 1;
  expect(answered).toBe(300);
  expect((await ask()).headers.get('retry-after')).not.toBeNull();
});

test('enumeration by reset: a known and an unknown e-mail get the same answer', async () => {
  await register();
  const answers = await Promise.all(
    [lea.email, 'nobody@example.org'].map(async (email) => {
      const answer = await post('/reset-password-requests', { email });
      return [answer.status, await answer.text(), answer.headers.get('content-type')];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test('R-26 enumeration by reset: a known e-mail is answered by the statements of an unknown one', async () => {
  await register();
  const statements = (email: string) =>
    countQueries(shop.database.pool, () => post('/reset-password-requests', { email }));
  await statements('first@example.org');
  expect(await statements(lea.email)).toBe(await statements('nobody@example.org'));
  expect(await mailedToken('reset')).toMatch(/^[\w-]{43}$/);
});

test('enumeration by timing: an unknown e-mail costs a whole hash too', async () => {
  await register();
  // CPU time, because wall-clock time also measures other load on the machine.
  const cheapest = async (email: string) => {
    const costs: number[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      const started = process.cpuUsage();
      await guess(email, `198.51.100.${nth}`, `essai ${nth} raté`);
      const { user, system } = process.cpuUsage(started);
      costs.push(user + system);
    }
    return Math.min(...costs);
  };
  const [existing, unknown] = [await cheapest(lea.email), await cheapest('nobody@example.org')];
  expect(unknown / existing).toBeGreaterThan(0.5);
  expect(unknown / existing).toBeLessThan(2);
});

test('token replay: what opened once, or was ended, opens nothing', async () => {
  const { token, customer } = await arrive();
  const link = await mailedToken('verification');
  expect((await patch(`/account-verification-requests/${link}`, {})).status).toBe(202);
  expect((await patch(`/account-verification-requests/${link}`, {})).status).toBe(422);
  const path = `${customer.replace('/api/v2/shop', '')}`;
  await shop.request('DELETE', `${customer}/sign-ins/current`, undefined, bearer(token));
  expect((await read(path, token)).status).toBe(401);
});

test('token forgery: another signature, another algorithm or none open nothing', async () => {
  const { token, customer } = await arrive();
  const path = `${customer.replace('/api/v2/shop', '')}`;
  const [head, payload, signature = ''] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const turned = signature.split('').reverse().join('');
  for (const forged of [`${none}.${payload}.`, `${head}.${payload}.${turned}`])
    expect((await read(path, forged)).status).toBe(401);
});

test('refresh reuse: an old refresh token shows two hands, and ends the sign-in for both', async () => {
  const { refresh_token: first } = await arrive();
  const { refresh_token: second } = await (await refresh(first)).json();
  const { refresh_token: third, token } = await (await refresh(second)).json();
  expect((await refresh(first)).status).toBe(401);
  expect((await refresh(third)).status).toBe(401);
  expect((await read('/customers/1', token)).status).toBe(401);
});

test('fixation: a session made elsewhere is none, and each sign-in has tokens of its own', async () => {
  const { token, refresh_token: refreshToken, customer, user } = await arrive();
  const planted = await Session.read(null, sessionKey('the secret of an attacker, long enough'));
  const expiresAt = 4_102_444_800;
  planted.signIn({
    token,
    refreshToken,
    customer,
    user,
    firstName: 'Léa',
    subscriber: false,
    expiresAt,
  });
  const lines = await planted.commit(sessionKey('the secret of an attacker, long enough'), false);
  const cookies = lines.map((line) => line.split(';')[0]).join('; ');
  expect((await Session.read(cookies, sessionKey(config.SECRET))).signedIn).toBeNull();
  const again = await (await post('/authentication-token', lea)).json();
  expect(again.refresh_token).not.toBe(refreshToken);
});

test('fixation: a cart planted in a browser is out of reach once its owner has signed in', async () => {
  await stockShop(shop.appContext);
  const { call, add } = orderCalls(shop);
  const { tokenValue } = (await call('POST', '', {})).body;
  await add(tokenValue, KIBBLE, 1);
  const { token, customer } = await arrive();
  const claimed = await shop.request(
    'PUT',
    `/api/v2/shop/orders/${tokenValue}`,
    { customer },
    bearer(token),
  );
  expect(claimed.status).toBe(200);
  const stranger = await arrive(noah);
  expect([401, 403, 404]).toContain((await call('GET', `/${tokenValue}`)).status);
  expect([403, 404]).toContain((await read(`/orders/${tokenValue}`, stranger.token)).status);
});

test.each([
  '//evil.example/',
  'https://evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/a\nb',
])('open redirect: %j is no page to come back to', async (address) => {
  const cookies = `gamelle_retour=${encodeURIComponent(address)}`;
  const session = await Session.read(cookies, sessionKey(config.SECRET));
  expect(session.returnTo).toBeNull();
  session.rememberPage(address);
  expect(session.returnTo).toBeNull();
});

test('header injection: a line break in a name or an e-mail is refused', async () => {
  const injected = 'Léa\r\nBcc: everybody@example.org';
  for (const field of ['firstName', 'lastName', 'email'])
    expect((await refusedFields(await post('/customers', { ...lea, [field]: injected })))[0]).toBe(
      422,
    );
  for (const path of ['/customer/lookup', '/reset-password-requests'])
    expect((await post(path, { email: `lea@example.fr\r\nBcc: x@example.org` })).status).toBe(422);
  const mails = await shop.database.db.selectFrom('mails').select('recipient').execute();
  expect(mails).toEqual([]);
});

test('zip bomb: a compressed body is not unpacked', async () => {
  const { gzipSync } = await import('node:zlib');
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
  const answer = await shop.send(
    new Request('http://localhost/api/v2/shop/customer/lookup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: bomb,
    }),
  );
  expect(answer.status).toBe(415);
});
