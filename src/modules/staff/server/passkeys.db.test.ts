import { afterEach, expect, test } from 'vitest';
import { createAuthenticator } from '../../../../tests/support/passkey-device.ts';
import { lea, people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { callerWith, STAFF_PASSWORD, staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { appContext, database } = shop;
const { config } = appContext;
const { signIn, as } = staffCalls(shop);
const { arrive } = people(shop);
const OFFICE = `http://${config.FR_HOST}:${config.PORT}`;
const OTHER_SITE = `http://${config.BE_HOST}:${config.PORT}`;
const password = STAFF_PASSWORD;
const nobody = callerWith(shop, '');

afterEach(() => {
  appContext.clock.move(new Temporal.Duration());
  config.STAFF_SECOND_FACTOR = undefined;
});

type Call = ReturnType<typeof callerWith>;
type Device = ReturnType<typeof createAuthenticator>;

const OWN = '/administrators/me/passkeys';
async function optionsFor(call: Call) {
  const { status, body } = await call('POST', '/administrators/me/passkey-options', { password });
  expect(status).toBe(200);
  return body.options as Record<string, unknown>;
}
const add = (call: Call, passkey: object, name = 'Portable du bureau') =>
  call('POST', OWN, { name, passkey });
async function addTo(call: Call, device: Device): Promise<number> {
  const { status, body } = await add(call, device.create(await optionsFor(call)));
  expect(status).toBe(201);
  return body.id;
}
const challenge = async () =>
  (await nobody('POST', '/administrators/token/passkey-options', {})).body.options;
const open = (passkey: object) => nobody('POST', '/administrators/token/passkey', { passkey });
const refusalsOf = ({ status, body }: Awaited<ReturnType<Call>>) => [
  status,
  (body.violations ?? []).map(
    ({ propertyPath, code }: Record<string, string>) => `${propertyPath}: ${code}`,
  ),
];
const journal = async () =>
  (
    await database.db
      .selectFrom('staff_actions')
      .select(['action', 'detail'])
      .where('action', 'like', 'staff.%')
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => [action, detail]);

test('O-23 a passkey signs a colleague in as both factors; it is named, used, taken away, and the journal has it all', async () => {
  const call = await as('support');
  const device = createAuthenticator(OFFICE);
  const id = await addTo(call, device);
  const options = await challenge();
  expect(options).not.toHaveProperty('allowCredentials.0');
  expect(options).toMatchObject({ rpId: config.FR_HOST, userVerification: 'required' });
  const opened = await open(device.get(options));
  expect([opened.status, opened.body.awaitsCode]).toEqual([200, false]);
  const inside = callerWith(shop, opened.body.token);
  expect((await inside('GET', '/administrators/me')).body).toMatchObject({
    secondFactor: 'on',
    proofs: ['passkey'],
  });
  expect((await inside('PATCH', `${OWN}/${id}`, { name: ' Téléphone ' })).status).toBe(204);
  expect((await inside('GET', OWN)).body['hydra:member']).toEqual([
    expect.objectContaining({ name: 'Téléphone', lastUsedAt: expect.any(String) }),
  ]);
  const remove = `${OWN}/${id}/remove`;
  expect(refusalsOf(await inside('POST', remove, { password: 'faux' }))).toEqual([
    422,
    ['password: password.incorrect'],
  ]);
  expect((await inside('POST', remove, { password })).status).toBe(204);
  expect((await inside('POST', remove, { password })).status).toBe(404);
  expect(refusalsOf(await open(device.get(await challenge())))).toEqual([
    422,
    ['passkey: passkey.unknown'],
  ]);
  expect(await journal()).toEqual([
    ['staff.signed_in', { by: 'password' }],
    ['staff.passkey_added', { name: 'Portable du bureau' }],
    ['staff.signed_in', { by: 'passkey' }],
    ['staff.passkey_renamed', { name: 'Téléphone' }],
    ['staff.passkey_removed', { name: 'Téléphone' }],
  ]);
  const mails = await database.db.selectFrom('mails').select(['kind', 'recipient']).execute();
  expect(mails).toEqual([{ kind: 'staff.passkeyAdded', recipient: 'support@equipe.test' }]);
});

test('O-23 once a passkey is there the password alone opens nothing, whether or not there are codes', async () => {
  await addTo(await as('support'), createAuthenticator(OFFICE));
  const half = await (await signIn('support@equipe.test')).json();
  expect(half).toMatchObject({ awaitsCode: true, administrator: { proofs: ['passkey'] } });
  const call = callerWith(shop, half.token);
  expect((await call('GET', '/orders')).status).toBe(401);
  expect((await call('POST', '/administrators/me/second-factor', {})).status).toBe(401);
  expect((await call('POST', '/administrators/token/code', { code: '000000' })).status).toBe(422);
});

test('O-23 a passkey is the second factor that is required; the last one stays', async () => {
  config.STAFF_SECOND_FACTOR = 'required';
  const call = await as('direction');
  expect((await call('GET', '/administrators')).status).toBe(403);
  const [first, second] = [createAuthenticator(OFFICE), createAuthenticator(OFFICE)];
  const ids = [await addTo(call, first), await addTo(call, second)];
  expect((await call('GET', '/administrators')).status).toBe(200);
  const removals = await Promise.all(
    ids.map((id) => call('POST', `${OWN}/${id}/remove`, { password })),
  );
  expect(removals.map(({ status }) => status).toSorted()).toEqual([204, 422]);
});

test('O-23 whoever has no password keeps the last way in, and shows who they are by a sign-in of just now', async () => {
  const call = await as('merchandising');
  const device = createAuthenticator(OFFICE);
  const id = await addTo(call, device);
  await database.db.updateTable('staff_members').set({ password_hash: null }).execute();
  const remove = `${OWN}/${id}/remove`;
  expect(refusalsOf(await call('POST', remove, {}))).toEqual([422, [': staff.last_way_in']]);
  appContext.clock.move(Temporal.Duration.from({ minutes: 20 }));
  expect(refusalsOf(await call('POST', remove, {}))).toEqual([422, [': staff.sign_in_again']]);
  const opened = await open(device.get(await challenge()));
  const inside = callerWith(shop, opened.body.token);
  await add(
    inside,
    createAuthenticator(OFFICE).create(
      (await inside('POST', '/administrators/me/passkey-options', {})).body.options,
    ),
  );
  expect((await inside('POST', remove, {})).status).toBe(204);
});

test('O-23 another of the direction lets in whoever lost every device; who left is let in by none', async () => {
  const call = await as('support');
  const device = createAuthenticator(OFFICE);
  await addTo(call, device);
  const { id } = (await call('GET', '/administrators/me')).body;
  const manager = await as('direction');
  expect((await call('POST', `/administrators/${id}/forget-second-factor`, {})).status).toBe(403);
  expect((await manager('POST', `/administrators/${id}/forget-second-factor`, {})).status).toBe(
    204,
  );
  expect((await open(device.get(await challenge()))).status).toBe(422);
  const again = await (await signIn('support@equipe.test')).json();
  expect(again.awaitsCode).toBe(false);
  await addTo(callerWith(shop, again.token), device);
  expect((await manager('POST', `/administrators/${id}/end`, {})).status).toBe(204);
  expect((await open(device.get(await challenge()))).status).toBe(422);
});

test('O-23 a challenge is answered once, soon, and for what it was made; a device that counts back was copied', async () => {
  const call = await as('logistics');
  const device = createAuthenticator(OFFICE);
  const options = await optionsFor(call);
  expect((await add(call, device.create(options))).status).toBe(201);
  expect((await add(call, createAuthenticator(OFFICE).create(options))).status).toBe(422);
  const signed = device.get(await challenge());
  const answers = await Promise.all([open(signed), open(signed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const late = await challenge();
  appContext.clock.move(Temporal.Duration.from({ minutes: 6 }));
  expect((await open(device.get(late))).status).toBe(422);
  appContext.clock.move(new Temporal.Duration());
  for (const how of [
    { origin: OTHER_SITE },
    { rpId: config.BE_HOST },
    { verified: false },
    { userHandle: 'bm9ib2R5' },
    { counter: 1 },
  ])
    expect((await open(device.get(await challenge(), how))).status).toBe(422);
  // A challenge issued to somebody else is refused.
  const others = await optionsFor(await as('support'));
  expect((await add(call, createAuthenticator(OFFICE).create(others))).status).toBe(422);
});

test('O-23 a customer’s passkey opens no back office, and a colleague’s no account', async () => {
  const customer = await arrive();
  const device = createAuthenticator(OFFICE);
  const answer = await shop.request(
    'POST',
    `${customer.customer}/passkey-options`,
    { password: lea.password },
    { authorization: `Bearer ${customer.token}` },
  );
  const { options } = await answer.json();
  // A response to a customer's challenge is refused too.
  const call = await as('support');
  expect((await add(call, device.create(options))).status).toBe(422);
  const staffDevice = createAuthenticator(OFFICE);
  await addTo(call, staffDevice);
  const asCustomer = await shop.request('POST', '/api/v2/shop/authentication-token/passkey', {
    passkey: staffDevice.get(await challenge()),
  });
  expect(asCustomer.status).toBe(422);
});

test('O-23 a password that was guessed adds nothing; a form sent twice adds one', async () => {
  const call = await as('support');
  const wrong = await call('POST', '/administrators/me/passkey-options', { password: 'faux' });
  expect(refusalsOf(wrong)).toEqual([422, ['password: password.incorrect']]);
  const body = { name: 'Clé', passkey: createAuthenticator(OFFICE).create(await optionsFor(call)) };
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await call('POST', OWN, body, key)).status).toBe(201);
  expect((await call('POST', OWN, body, key)).status).toBe(422);
  expect((await call('GET', OWN)).body['hydra:member']).toHaveLength(1);
});
