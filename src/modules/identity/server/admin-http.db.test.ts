import { expect, test } from 'vitest';
import { bearer, lea, people, plain } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { arrive, mailedToken, patch, post, read, refresh, signIn } = people(shop);
const { as } = staffCalls(shop);
const ID = 1;
const access = `/customers/${ID}/access`;
const credentials = { email: lea.email, password: lea.password };

test('GRD-27 a blocked customer is out at once, hears why nobody signs in, and comes back when it is lifted', async () => {
  const { token, refresh_token } = await arrive();
  const call = await as('support');
  const reason = { reason: 'Carte volée, le vrai titulaire a appelé.' };
  expect((await call('PUT', `/customers/${ID}/block`, reason)).status).toBe(204);
  expect((await read(`/customers/${ID}`, token)).status).toBe(401);
  expect((await refresh(refresh_token)).status).toBe(401);
  const refused = await post('/authentication-token', credentials);
  expect(refused.status).toBe(422);
  expect((await refused.json())['hydra:description']).toMatch(/suspendue/);
  // Without the correct password, the response does not reveal the block.
  const guessed = await post('/authentication-token', { ...credentials, password: 'autre chose' });
  expect(await plain(guessed)).toEqual([401, 'Invalid credentials.']);
  expect((await call('GET', access)).body).toMatchObject({ blocked: reason, signIns: [] });
  expect((await call('PUT', `/customers/${ID}/block`, reason)).status).toBe(422);
  expect((await call('DELETE', `/customers/${ID}/block`)).status).toBe(204);
  await signIn();
  const { body } = await (await as('direction'))('GET', `/staff-actions?subject=${ID}`);
  const actions = body['hydra:member'].map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['customer.unblocked', 'customer.blocked']);
});

test('REL-71 a sign-in that races with being blocked does not stay open', async () => {
  await arrive();
  const call = await as('support');
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      call('PUT', `/customers/${ID}/block`, { reason: 'Essai' }),
      ...Array.from({ length: 4 }, () => post('/authentication-token', credentials)),
    ]);
    expect((await call('GET', access)).body.signIns).toEqual([]);
    await call('DELETE', `/customers/${ID}/block`);
  }
});

test('GRD-27 the team sends the links again and signs out everywhere, and no password passes', async () => {
  const { token } = await arrive();
  const call = await as('support');
  expect((await call('GET', access)).body).toMatchObject({
    hasAccount: true,
    hasPassword: true,
    providers: [],
    blocked: null,
    signIns: [{ browser: null }],
  });
  expect((await call('POST', `/customers/${ID}/verification-links`, {})).status).toBe(202);
  const link = await mailedToken('verification');
  await patch(`/account-verification-requests/${link}`, {});
  expect((await call('POST', `/customers/${ID}/verification-links`, {})).status).toBe(422);
  const answer = await call('POST', `/customers/${ID}/password-links`, {});
  expect([answer.status, answer.body]).toEqual([202, '']);
  expect(await mailedToken('reset')).not.toBe('');
  expect((await call('DELETE', `/customers/${ID}/sign-ins`)).status).toBe(204);
  expect((await read(`/customers/${ID}`, token)).status).toBe(401);
  expect((await call('POST', '/customers/99/password-links', {})).status).toBe(404);
});

test('PRI-04 the team starts a copy and a deletion; the customer alone downloads, and confirms', async () => {
  const { token } = await arrive();
  const call = await as('support');
  await call('POST', `/customers/${ID}/notes`, { text: 'Une note' });
  await call('PUT', `/customers/${ID}/block`, { reason: 'Un doute' });
  expect((await call('POST', `/customers/${ID}/data-exports`, {})).status).toBe(202);
  expect((await call('POST', `/customers/${ID}/data-exports`, {})).status).toBe(409);
  expect((await call('POST', `/customers/${ID}/deletion-requests`, {})).status).toBe(202);
  const privacy = () => call('GET', `/customers/${ID}/privacy`).then(({ body }) => body);
  expect(await privacy()).toMatchObject({ exports: [{ state: 'pending' }], erasedAt: null });
  expect((await privacy()).deletionUntil).not.toBeNull();
  expect(
    (await shop.request('GET', '/api/v2/shop/data-exports', undefined, bearer(token))).status,
  ).toBe(401);
  expect((await patch(`/deletion-requests/${await mailedToken('deletion')}`, {})).status).toBe(202);
  expect(await privacy()).toMatchObject({ exports: [], deletionUntil: null });
  expect((await privacy()).erasedAt).not.toBeNull();
  expect((await call('GET', `/customers/${ID}`)).body).toMatchObject({ erased: true, notes: [] });
  for (const rest of ['data-exports', 'deletion-requests', 'password-links'])
    expect((await call('POST', `/customers/${ID}/${rest}`, {})).status).toBe(422);
});
