import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, expect, test } from 'vitest';
import { bearer, lea, people, plain } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { move, post, read, refresh, register, signIn } = people(shop);

afterEach(() => move({ seconds: 0 }));

test('API-18 a refresh token gives a new token, every refusal its exact text', async () => {
  await register();
  const { refresh_token: first } = await signIn();
  const answer = await post(
    '/authentication-token/refresh',
    { refresh_token: first },
    bearer('expired or not'),
  );
  expect(answer.status).toBe(200);
  const second = await answer.json();
  expect(Object.keys(second)).toEqual(['token', 'refresh_token', 'customer', 'user']);
  expect((await read(`/customers/1`, second.token)).status).toBe(200);
  expect(await plain(await refresh('unknown'))).toEqual([401, 'JWT Refresh Token Not Found']);
  expect(await plain(await post('/authentication-token/refresh', {}))).toEqual([
    401,
    'Missing JWT Refresh Token',
  ]);
  move({ hours: 24 * 30 });
  expect(await plain(await refresh(second.refresh_token))).toEqual([
    401,
    'Invalid JWT Refresh Token',
  ]);
});

test('R-24 REL-57 five refreshes at once answer one next token, and using two answers signs nobody out', async () => {
  await register();
  const { refresh_token } = await signIn();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
  const given = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(given.map((one) => one.refresh_token)).size).toBe(1);
  expect((await refresh(given[0].refresh_token)).status).toBe(200);
  expect((await refresh(given[3].refresh_token)).status).toBe(200);
  expect((await read('/customers/1', given[4].token)).status).toBe(200);
});

test('API-18 a refresh whose answer was lost may be asked again, an older one ends the sign-in', async () => {
  await register();
  const { refresh_token: stolen } = await signIn();
  const one = await refresh(stolen);
  move({ seconds: 30 });
  const other = await refresh(stolen);
  expect([one.status, other.status]).toEqual([200, 200]);
  const held = await (await refresh((await one.json()).refresh_token)).json();
  expect(await plain(await refresh(stolen))).toEqual([401, 'Invalid JWT Refresh Token']);
  expect(await plain(await refresh(held.refresh_token))).toEqual([
    401,
    'Invalid JWT Refresh Token',
  ]);
  expect(await plain(await read(`/customers/1`, held.token))).toEqual([401, 'Invalid JWT Token']);
});

test('AUT-19 a bad token is a 401 with its exact text on every call, needed or not', async () => {
  await register();
  const { token } = await signIn();
  const forged = new TextEncoder().encode('another key, as long as the real one is');
  const claims = { sid: 1, username: lea.email };
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setExpirationTime('1h')
    .sign(forged);
  const unsigned = new UnsecuredJWT(claims).setSubject('1').setExpirationTime('1h').encode();
  const [header, payload, signature] = token.split('.');
  const altered = [header, Buffer.from('{"sub":"2"}').toString('base64url'), signature].join('.');
  const swapped = [header, payload, signature?.split('').reverse().join('')].join('.');
  for (const bad of ['garbage', '', 'a.b.c', signed, unsigned, altered, swapped])
    for (const path of ['/channels', '/customers/1', '/addresses'])
      expect(await plain(await read(path, bad))).toEqual([401, 'Invalid JWT Token']);
  move({ seconds: 3601 });
  expect(await plain(await read(`/channels`, token))).toEqual([401, 'Expired JWT Token']);
});
