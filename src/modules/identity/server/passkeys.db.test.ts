import { afterEach, expect, test } from 'vitest';
import type { AuthenticationShape, PasskeyShape } from '#modules/identity/contracts.ts';
import { createAuthenticator } from '../../../../tests/support/passkey-device.ts';
import { bearer, lea, noah, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { post, arrive, signIn, move } = people(shop);
const { config } = shop.appContext;
const FRANCE = `http://${config.FR_HOST}:${config.PORT}`;
const BELGIUM = `http://${config.BE_HOST}:${config.PORT}`;

afterEach(() => move({ seconds: 0 }));

type Device = ReturnType<typeof createAuthenticator>;

const call = (method: string, path: string, who: AuthenticationShape, body?: object) =>
  shop.request(method, path, body, bearer(who.token));
async function optionsFor(who: AuthenticationShape, site = '') {
  const path = `${who.customer}/passkey-options${site}`;
  const answer = await call('POST', path, who, { password: lea.password });
  expect(answer.status).toBe(200);
  return (await answer.json()).options as Record<string, unknown>;
}
const add = (who: AuthenticationShape, passkey: object, name = 'Mon téléphone', site = '') =>
  call('POST', `${who.customer}/passkeys${site}`, who, { name, passkey });
async function addTo(who: AuthenticationShape, device: Device): Promise<PasskeyShape> {
  const answer = await add(who, device.create(await optionsFor(who)));
  expect(answer.status).toBe(201);
  return answer.json();
}
const challenge = async (site = '') =>
  (await (await post(`/passkey-sign-in-options${site}`, {})).json()).options;
const open = (passkey: object, site = '') =>
  post(`/authentication-token/passkey${site}`, { passkey });
const mails = async () =>
  (await shop.database.db.selectFrom('mails').select(['kind', 'recipient']).orderBy('id').execute())
    .filter(({ kind }) => kind.startsWith('passkey'))
    .map(({ kind, recipient }) => [kind, recipient]);

test('N-16 a passkey is made, signs in without an e-mail, is named and taken away, each time told', async () => {
  const who = await arrive();
  const device = createAuthenticator(FRANCE);
  const made = await addTo(who, device);
  expect(made).toMatchObject({ name: 'Mon téléphone', host: config.FR_HOST, lastUsedAt: null });
  const options = await challenge();
  expect(options).not.toHaveProperty('allowCredentials.0');
  expect(options).toMatchObject({ rpId: config.FR_HOST, userVerification: 'required' });
  const opened = await open(device.get(options));
  expect(opened.status).toBe(200);
  const session: AuthenticationShape = await opened.json();
  expect(session.user.username).toBe(lea.email);
  const methods = async () => (await call('GET', `${who.customer}/ways-in`, session)).json();
  const path = made['@id'];
  expect((await call('PATCH', path, session, { name: ' Tablette ' })).status).toBe(200);
  expect((await methods()).passkeys).toEqual([
    expect.objectContaining({ name: 'Tablette', lastUsedAt: expect.any(String) }),
  ]);
  expect((await call('DELETE', path, session)).status).toBe(204);
  expect((await call('DELETE', path, session)).status).toBe(404);
  expect(await refusedFields(await open(device.get(await challenge())))).toEqual([
    422,
    ['passkey: passkey.unknown'],
  ]);
  expect(await mails()).toEqual([
    ['passkeyAdded', lea.email],
    ['passkeyRemoved', lea.email],
  ]);
});

test('N-16 a challenge is answered once, within five minutes, and for what it was made', async () => {
  const who = await arrive();
  const device = createAuthenticator(FRANCE);
  const options = await optionsFor(who);
  const made = device.create(options);
  expect((await add(who, made)).status).toBe(201);
  const [again, other] = [createAuthenticator(FRANCE), createAuthenticator(FRANCE)];
  expect(await refusedFields(await add(who, again.create(options)))).toEqual([
    422,
    ['passkey: passkey.invalid'],
  ]);

  const signed = device.get(await challenge());
  const answers = await Promise.all([open(signed), open(signed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);

  const late = await challenge();
  move({ minutes: 6 });
  expect((await open(device.get(late))).status).toBe(422);
  move({ seconds: 0 });
  // A sign-in challenge cannot register a passkey, and a registration challenge cannot sign in.
  const forSignIn = { ...(await optionsFor(who)), challenge: (await challenge()).challenge };
  expect((await add(who, other.create(forSignIn))).status).toBe(422);
  const forPasskey = { ...(await challenge()), challenge: (await optionsFor(who)).challenge };
  expect((await open(device.get(forPasskey))).status).toBe(422);
  const invented = { ...(await challenge()), challenge: 'a'.repeat(72) };
  expect((await open(device.get(invented))).status).toBe(422);
});

test('N-16 a passkey of another site, another address or a device nobody unlocked opens nothing', async () => {
  const who = await arrive();
  const device = createAuthenticator(FRANCE);
  for (const how of [
    { origin: 'http://gamelle.example' },
    { rpId: 'gamelle.example' },
    { verified: false },
  ])
    expect((await add(who, device.create(await optionsFor(who), how))).status).toBe(422);
  await addTo(who, device);
  for (const how of [
    { origin: 'http://gamelle.example' },
    { origin: BELGIUM },
    { rpId: config.BE_HOST },
    { verified: false },
    { userHandle: 'bm9ib2R5' },
  ])
    expect((await open(device.get(await challenge(), how))).status).toBe(422);
  // The Host header of the request is ignored: the configured host of the site counts.
  const forged = await shop.send(
    new Request('http://gamelle.example/api/v2/shop/passkey-sign-in-options?channelCode=FR_WEB', {
      method: 'POST',
      headers: { 'content-type': 'application/ld+json' },
      body: '{}',
    }),
  );
  expect((await forged.json()).options.rpId).toBe(config.FR_HOST);
});

test('N-16 each site has passkeys of its own', async () => {
  const who = await arrive();
  const site = '?channelCode=BE_WEB';
  const device = createAuthenticator(BELGIUM);
  const options = await optionsFor(who, site);
  expect(options).toMatchObject({ rp: { id: config.BE_HOST } });
  expect((await add(who, device.create(options), 'Belgique', site)).status).toBe(201);
  expect((await open(device.get(await challenge(site)), site)).status).toBe(200);
  const asFrench = device.get(await challenge(), { origin: FRANCE });
  expect(await refusedFields(await open(asFrench))).toEqual([422, ['passkey: passkey.unknown']]);
});

test('N-16 a device that counts back was copied', async () => {
  const who = await arrive();
  const device = createAuthenticator(FRANCE);
  await addTo(who, device);
  expect((await open(device.get(await challenge(), { counter: 7 }))).status).toBe(200);
  expect((await open(device.get(await challenge(), { counter: 7 }))).status).toBe(422);
  expect((await open(device.get(await challenge(), { counter: 8 }))).status).toBe(200);
});

test('N-16 making one asks for the password; one opens one account', async () => {
  const who = await arrive();
  const requested = await call('POST', `${who.customer}/passkey-options`, who, { password: 'non' });
  expect(await refusedFields(requested)).toEqual([422, ['password: password.incorrect']]);
  const device = createAuthenticator(FRANCE);
  const made = await addTo(who, device);
  const other = await arrive(noah);
  // A challenge issued to one account cannot register a passkey for another.
  expect((await add(other, device.create(await optionsFor(who)))).status).toBe(422);
  expect(await refusedFields(await add(other, device.create(await optionsFor(other))))).toEqual([
    422,
    ['passkey: passkey.taken'],
  ]);
  expect((await call('DELETE', made['@id'], other)).status).toBe(404);
  const theirs = made['@id'].replace(who.customer, other.customer);
  expect((await call('DELETE', theirs, other)).status).toBe(404);
  expect((await call('PATCH', theirs, other, { name: 'À moi' })).status).toBe(404);
});

test('N-16 passkeys outlive a password, and go with the account', async () => {
  const who = await arrive();
  const device = createAuthenticator(FRANCE);
  await addTo(who, device);
  const chosen = {
    currentPassword: lea.password,
    newPassword: 'vingt chats dans le noir',
    confirmNewPassword: 'vingt chats dans le noir',
  };
  expect((await call('PUT', `${who.customer}/password`, who, chosen)).status).toBe(204);
  expect((await open(device.get(await challenge()))).status).toBe(200);
  const left = async () =>
    (await shop.database.pool.query('select count(*) from passkeys')).rows[0].count;
  expect(await left()).toBe(1);
  await shop.database.pool.query('delete from shop_users');
  expect(await left()).toBe(0);
  await expect(signIn()).rejects.toThrow();
});
