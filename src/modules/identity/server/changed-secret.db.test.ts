import { afterEach, expect, test } from 'vitest';
import { openDeparture, sealDeparture } from '#platform/departure-state.ts';
import { secretsOf } from '#platform/secrets.ts';
import { sessionKey } from '#services/sealed-cookie.server.ts';
import { Session } from '#services/session.server.ts';
import { people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { appContext } = shop;
const { arrive, read } = people(shop);
const { SECRET } = appContext.config;
const NEW_SECRET = 'another secret of thirty-two characters';

afterEach(() => Object.assign(appContext.config, { SECRET, SECRET_PREVIOUS: [] }));
/** `keeps`: whether the former secret still verifies tokens. */
const change = (keeps: boolean) =>
  Object.assign(appContext.config, { SECRET: NEW_SECRET, SECRET_PREVIOUS: keeps ? [SECRET] : [] });

test('a bearer token of the former secret opens while that is kept, and is refused after', async () => {
  const { token, customer } = await arrive();
  const path = customer.replace('/api/v2/shop', '');
  change(true);
  expect((await read(path, token)).status).toBe(200);
  change(false);
  const refused = await read(path, token);
  expect([refused.status, (await refused.json()).code]).toEqual([401, 401]);
});

test('a session sealed before is read and sealed with the present secret; else it is none', async () => {
  const signedIn = { token: 't', refreshToken: 'r', customer: '/c', firstName: 'Léa' } as never;
  const session = await Session.read(null, sessionKey(SECRET));
  session.signIn(signedIn);
  const cookiesOf = (lines: string[]) => lines.map((line) => line.split(';')[0]).join('; ');
  const old = cookiesOf(await session.commit(sessionKey(SECRET), false));
  change(true);
  const key = sessionKey(...secretsOf(appContext.config));
  const found = await Session.read(old, key);
  expect(found.signedIn?.firstName).toBe('Léa');
  found.signIn(signedIn);
  const fresh = cookiesOf(await found.commit(key, false));
  expect((await Session.read(fresh, sessionKey(NEW_SECRET))).signedIn).not.toBeNull();
  expect((await Session.read(old, sessionKey(NEW_SECRET))).signedIn).toBeNull();
});

test('who comes back from a provider across the change is let in, or told to begin anew', async () => {
  const departure = { provider: 'demo', callback: '/c', site: '', again: false };
  const now = appContext.clock.now();
  const { state } = await sealDeparture(SECRET, 'social-state', departure, now);
  expect(await openDeparture([NEW_SECRET, SECRET], 'social-state', state, now)).toMatchObject({
    provider: 'demo',
  });
  expect(await openDeparture([NEW_SECRET], 'social-state', state, now)).toBeNull();
  expect(await openDeparture([NEW_SECRET, SECRET], 'social-state', 'x.y.z', now)).toBeNull();
});
