import { expect, test } from 'vitest';
import { apiServer } from '../support/api-server.ts';
import { testShop } from '../support/shop.ts';
import { staffCalls } from '../support/staff.ts';

const shop = testShop();
const { appContext } = shop;
const { as } = staffCalls(shop);
const server = apiServer(shop);

/** As a program would call, over a socket, with nothing but an address and a key. */
async function ask(key: string, path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const answer = await fetch(`${server.url}/api/v2/admin${path}`, { ...init, headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

test('V-05 over a socket: a key is let in, lacks a scope, ends, is revoked, or is unknown', async () => {
  const direction = await as('direction');
  const until = appContext.clock.today().add({ days: 1 }).toString();
  const draft = { name: 'Entrepôt', permissions: ['orders.read', 'stock.manage'], until };
  const made = (await direction('POST', '/api-keys', draft)).body;
  const allowed = await ask(made.key, '/orders');
  expect([allowed.status, allowed.body['hydra:totalItems']]).toEqual([200, 0]);
  const lacking = await ask(made.key, '/customers');
  expect(lacking).toMatchObject({
    status: 403,
    body: {
      '@type': 'hydra:Error',
      code: 'key.scope',
      'hydra:description': 'Cette clé n’a pas le droit «\u00a0customers.read\u00a0».',
    },
  });
  expect((await ask(made.key, '/administrators/me/sign-ins')).body.code).toBe('key.person_only');
  // A key opens nothing of the shop’s own API, nor does one that was never made open anything.
  const asShopper = await fetch(`${server.url}/api/v2/shop/orders?channelCode=FR_WEB`, {
    headers: { authorization: `Bearer ${made.key}` },
  });
  expect(asShopper.status).toBe(401);
  const unknown = await ask(`gamelle_${'x'.repeat(43)}`, '/orders');
  expect(unknown).toMatchObject({ status: 401, body: { message: 'Invalid JWT Token' } });
  appContext.clock.move(Temporal.Duration.from({ hours: 48 }));
  const ended = await ask(made.key, '/orders');
  appContext.clock.move(new Temporal.Duration());
  expect([ended.status, ended.body.message]).toEqual([
    401,
    'Cette clé n’est plus valable\u00a0: sa date de fin est passée.',
  ]);
  expect((await direction('POST', `/api-keys/${made.id}/revoke`, {})).status).toBe(204);
  expect((await ask(made.key, '/orders')).status).toBe(401);
  const twice = await direction('POST', `/api-keys/${made.id}/revoke`, {});
  expect(twice.status).toBe(404);
});

test('V-05 over a socket: a key that asks without end is told when to come back, another is not', async () => {
  const direction = await as('direction');
  const until = appContext.clock.today().toString();
  const draft = { permissions: ['catalogue.read'], until };
  const busy = (await direction('POST', '/api-keys', { ...draft, name: 'Boucle' })).body.key;
  const calm = (await direction('POST', '/api-keys', { ...draft, name: 'Calme' })).body.key;
  const statuses: number[] = [];
  for (let round = 0; round < 31; round += 1)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => (await ask(busy, '/administrators/me')).status),
      )),
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const refused = await ask(busy, '/administrators/me');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(calm, '/administrators/me')).status).toBe(200);
});
