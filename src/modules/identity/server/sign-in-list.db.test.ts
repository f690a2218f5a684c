import { expect, test } from 'vitest';
import type { AuthenticationShape, SignInShape } from '#modules/identity/contracts.ts';
import { bearer, lea, noah, people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { post, register, refresh, arrive, move } = people(shop);

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';

async function signInFrom(agent: string): Promise<AuthenticationShape> {
  return (await post('/authentication-token', lea, { 'user-agent': agent })).json();
}
const call = (method: string, path: string, { token }: AuthenticationShape) =>
  shop.request(method, path, undefined, bearer(token));
const list = async (who: AuthenticationShape): Promise<SignInShape[]> =>
  (await (await call('GET', `${who.customer}/sign-ins`, who)).json())['hydra:member'];

test('a customer sees their devices, the one used last first and the one that asks marked', async () => {
  await register();
  const phone = await signInFrom(PHONE);
  move({ minutes: 10 });
  const desk = await signInFrom(DESK);
  const shown = (await list(desk)).map(({ browser, system, current }) => [
    browser,
    system,
    current,
  ]);
  expect(shown).toEqual([
    ['Firefox', 'Windows', true],
    ['Safari', 'iPhone', false],
  ]);
  move({ minutes: 20 });
  expect((await refresh(phone.refresh_token)).status).toBe(200);
  expect((await list(desk)).map(({ system }) => system)).toEqual(['iPhone', 'Windows']);
  move({ seconds: 0 });
});

test('one device is signed out: its bearer and refresh tokens end at once', async () => {
  await register();
  const phone = await signInFrom(PHONE);
  const desk = await signInFrom(DESK);
  const other = (await list(desk)).find(({ current }) => !current);
  expect((await call('DELETE', String(other?.['@id']), desk)).status).toBe(204);
  expect((await call('GET', phone.customer, phone)).status).toBe(401);
  expect((await refresh(phone.refresh_token)).status).toBe(401);
  expect((await call('GET', desk.customer, desk)).status).toBe(200);
  expect((await call('DELETE', String(other?.['@id']), desk)).status).toBe(404);
});

test('signing out everywhere ends every token, also of the one that asks', async () => {
  await register();
  const phone = await signInFrom(PHONE);
  const desk = await signInFrom(DESK);
  expect((await call('DELETE', `${desk.customer}/sign-ins`, desk)).status).toBe(204);
  for (const one of [phone, desk]) {
    expect((await call('GET', one.customer, one)).status).toBe(401);
    expect((await refresh(one.refresh_token)).status).toBe(401);
  }
});

test('REL-59 nobody lists or ends the sign-ins of another', async () => {
  await register();
  const mine = await signInFrom(PHONE);
  const stranger = await arrive(noah);
  const [own] = await list(mine);
  const number = own?.id;
  for (const path of [
    `${mine.customer}/sign-ins/${number}`,
    `${stranger.customer}/sign-ins/${number}`,
  ])
    expect((await call('DELETE', path, stranger)).status).toBe(404);
  expect((await call('GET', `${mine.customer}/sign-ins`, stranger)).status).toBe(404);
  expect((await call('DELETE', `${mine.customer}/sign-ins`, stranger)).status).toBe(404);
  expect(await list(mine)).toHaveLength(1);
});
