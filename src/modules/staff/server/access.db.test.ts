import { expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { callerWith, hire, staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { appContext } = shop;
const { as, asComposed, signIn } = staffCalls(shop);
const inDays = (days: number) => appContext.clock.today().add({ days }).toString();
const ORDERS = ['orders.read', 'orders.people', 'orders.manage'];

const members = async (call: Awaited<ReturnType<typeof as>>) =>
  (await call('GET', '/administrators')).body['hydra:member'] as {
    id: number;
    email: string;
    role: string;
    state: string;
    keys: number;
  }[];
const idOf = async (call: Awaited<ReturnType<typeof as>>, email: string) =>
  (await members(call)).find((one) => one.email === email)?.id;

async function keyOf(call: Awaited<ReturnType<typeof as>>, draft: object) {
  const answer = await call('POST', '/api-keys', draft);
  expect(answer.status).toBe(200);
  return answer.body as { id: number; key: string };
}

test('V-05 a key is shown once, its hash alone is kept, and the audit log names it', async () => {
  const direction = await as('direction');
  const form = { 'idempotency-key': crypto.randomUUID() };
  const draft = {
    name: 'Entrepôt',
    permissions: ['operations.read', 'operations.manage'],
    until: inDays(30),
  };
  const { body } = await direction('POST', '/api-keys', draft, form);
  expect(body.key).toMatch(/^gamelle_[\w-]{43}$/);
  const again = await direction('POST', '/api-keys', draft, form);
  expect([again.status, again.body.violations[0].code]).toEqual([422, 'key.shown']);
  const machine = callerWith(shop, body.key);
  expect((await machine('GET', '/administrators/me')).body).toMatchObject({
    name: 'Entrepôt',
    email: '',
    role: 'machine',
    permissions: draft.permissions,
  });
  expect((await machine('POST', '/outgoing-messages/replay', {})).status).toBe(204);
  const { body: log } = await direction('GET', '/staff-actions');
  expect(log['hydra:member'].slice(0, 2)).toMatchObject([
    { action: 'webhooks.replayed', by: 'Entrepôt' },
    { action: 'key.made', by: 'direction', subject: 'Entrepôt' },
  ]);
  const listed = (await direction('GET', '/api-keys')).body['hydra:member'];
  expect(listed).toMatchObject([
    { name: 'Entrepôt', hint: body.key.slice(-4), state: 'active', madeBy: 'direction' },
  ]);
  expect(listed[0].lastUsedAt).not.toBeNull();
  const { rows } = await shop.database.pool.query('select * from api_keys');
  expect(JSON.stringify([rows, listed, log])).not.toContain(body.key);
  // A key is no staff member: it is not listed, gets no mails, and cannot sign in by password.
  expect((await members(direction)).map(({ email }) => email)).toEqual(['direction@equipe.test']);
  const { rows: machines } = await shop.database.pool.query(
    "select email from staff_members where role = 'machine'",
  );
  expect((await signIn(machines[0].email)).status).toBe(401);
});

test('V-05 a key ends after its last day in Paris, and a form for one asks for a day within a year', async () => {
  const direction = await as('direction');
  const draft = { name: 'Comptable', permissions: ['finance.read'], until: inDays(0) };
  const { key } = await keyOf(direction, draft);
  const machine = callerWith(shop, key);
  expect((await machine('GET', '/administrators/me')).status).toBe(200);
  appContext.clock.move(Temporal.Duration.from({ hours: 24 }));
  const ended = await machine('GET', '/administrators/me');
  expect(ended).toMatchObject({ status: 401, body: { code: 401 } });
  expect(ended.body.message).toContain('date de fin');
  appContext.clock.move(new Temporal.Duration());
  for (const until of [inDays(-1), inDays(367), '2026-02-30', 'demain'])
    expect((await direction('POST', '/api-keys', { ...draft, name: 'B', until })).status).toBe(422);
  const twice = await direction('POST', '/api-keys', { ...draft, name: 'comptable' });
  expect(twice.body.violations[0]).toMatchObject({ propertyPath: 'name', code: 'key.name_known' });
});

test('V-05 a key never has more than its maker has now, and ends with their access', async () => {
  const direction = await as('direction');
  const role = { name: 'Intégrateur', permissions: [...ORDERS, 'staff.manage'] };
  expect((await direction('POST', '/roles', role)).status).toBe(204);
  const [composed] = (await direction('GET', '/roles')).body['hydra:member'];
  const maker = await asComposed(composed.code);
  const more = await maker('POST', '/api-keys', {
    name: 'Trop',
    permissions: ['finance.read'],
    until: inDays(9),
  });
  expect([more.status, more.body.violations[0].code]).toEqual([422, 'staff.above']);
  const made = await keyOf(maker, { name: 'ERP', permissions: ORDERS, until: inDays(9) });
  const machine = callerWith(shop, made.key);
  expect((await machine('GET', '/orders')).status).toBe(200);
  const less = { ...role, permissions: ['catalogue.read', 'staff.manage'], goodwill: 0 };
  expect((await direction('PUT', `/roles/${composed.id}`, less)).status).toBe(204);
  expect((await machine('GET', '/orders')).body.code).toBe('key.scope');
  const [{ withheld }] = (await direction('GET', '/api-keys')).body['hydra:member'];
  expect(withheld).toEqual(ORDERS);
  const id = await idOf(direction, `${composed.code}@equipe.test`);
  expect((await members(direction)).find((one) => one.id === id)?.keys).toBe(1);
  expect((await direction('POST', `/administrators/${id}/end`, {})).status).toBe(204);
  expect((await machine('GET', '/administrators/me')).status).toBe(401);
  const [{ state }] = (await direction('GET', '/api-keys')).body['hydra:member'];
  expect(state).toBe('revoked');
});

test('O-35 a role the team composed permits what it says, reading included, from the next call on', async () => {
  const direction = await as('direction');
  const draft = { name: 'SAV du soir', permissions: ['orders.refund'], goodwill: 2000 };
  const form = { 'idempotency-key': crypto.randomUUID() };
  for (let press = 0; press < 2; press += 1)
    expect((await direction('POST', '/roles', draft, form)).status).toBe(204);
  const roles = async () => (await direction('GET', '/roles')).body['hydra:member'];
  const [role] = await roles();
  expect(await roles()).toHaveLength(1);
  expect(role).toMatchObject({ permissions: ['orders.read', 'orders.refund'], members: 0 });
  const colleague = await asComposed(role.code);
  const me = (await colleague('GET', '/administrators/me')).body;
  expect(me).toMatchObject({ role: role.code, roleName: 'SAV du soir' });
  expect(me.permissions).toEqual(role.permissions);
  expect((await colleague('GET', '/orders')).status).toBe(200);
  expect((await colleague('GET', '/customers')).status).toBe(403);
  const wider = { ...draft, permissions: ['orders.refund', 'customers.read'] };
  expect((await direction('PUT', `/roles/${role.id}`, wider)).status).toBe(204);
  expect((await colleague('GET', '/customers')).status).toBe(200);
  const used = await direction('POST', `/roles/${role.id}/retire`, {});
  expect(used.body.violations[0].code).toBe('role.used');
  const id = await idOf(direction, `${role.code}@equipe.test`);
  const moved = await direction('PATCH', `/administrators/${id}`, { role: 'logistics' }, MERGE);
  expect(moved.status).toBe(204);
  expect((await direction('POST', `/roles/${role.id}/retire`, {})).status).toBe(204);
  const gone = await direction('PATCH', `/administrators/${id}`, { role: role.code }, MERGE);
  expect(gone.body.violations[0]).toMatchObject({ propertyPath: 'role', code: 'role.unknown' });
  const named = await direction('POST', '/roles', { ...draft, name: 'sav du soir' });
  expect(named.status).toBe(204);
});

const MERGE = { 'content-type': 'application/merge-patch+json' };

test('O-35 nobody gives more than they have, nor touches who has more, nor ends the last direction', async () => {
  const direction = await as('direction');
  const draft = { name: 'Ressources', permissions: ['orders.read', 'staff.manage'] };
  await direction('POST', '/roles', draft);
  const [role] = (await direction('GET', '/roles')).body['hydra:member'];
  const human = await asComposed(role.code);
  const email = await hire(shop, 'support');
  const support = await idOf(direction, email);
  const boss = await idOf(direction, 'direction@equipe.test');
  const own = await idOf(direction, `${role.code}@equipe.test`);
  const tried: [string, string, object, Record<string, string>?][] = [
    ['POST', '/administrators', { email: 'a@equipe.test', name: 'A', role: 'direction' }],
    ['POST', '/administrators', { email: 'a@equipe.test', name: 'A', role: 'support' }],
    ['PATCH', `/administrators/${own}`, { role: 'direction' }, MERGE],
    ['PATCH', `/administrators/${boss}`, { role: role.code }, MERGE],
    ['PATCH', `/administrators/${boss}`, { name: 'Autre' }, MERGE],
    ['PATCH', `/administrators/${support}`, { role: role.code }, MERGE],
    ['POST', `/administrators/${boss}/end`, {}],
    ['POST', `/administrators/${boss}/link`, {}],
    ['POST', `/administrators/${boss}/forget-second-factor`, {}],
    ['POST', '/roles', { name: 'Caisse', permissions: ['finance.manage'] }],
    ['PUT', `/roles/${role.id}`, { ...draft, permissions: ['orders.refund', 'staff.manage'] }],
  ];
  for (const [method, path, body, headers] of tried) {
    const answer = await human(method, path, body, headers);
    const [violation] = answer.body.violations ?? [];
    expect([method, path, answer.status, violation?.code]).toEqual([
      method,
      path,
      422,
      'staff.above',
    ]);
  }
  const equal = { email: 'b@equipe.test', name: 'B', role: role.code };
  expect((await human('POST', '/administrators', equal)).status).toBe(204);
  const last = await direction('PATCH', `/administrators/${boss}`, { role: role.code }, MERGE);
  expect(last.body.violations[0].code).toBe('staff.last_direction');
});
