import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { createServices } from '#registry/api.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { callerWith, hire, STAFF_PASSWORD, staffCalls } from '../../../../tests/support/staff.ts';
import { KEY_PERMISSIONS, type Permission, permissionsOf, ROLES } from '../rules/index.ts';
import type { AdminEnv } from './admin-env.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { recordAction } from './record-action.ts';

const shop = testShop();
const { signIn, as, asComposed } = staffCalls(shop);
const { appContext } = shop;
const log = async () =>
  (await shop.database.pool.query('select action, subject from staff_actions order by id')).rows;

/** All operations of the admin API, from its description. */
function operations() {
  const { paths } = createServices(shop.appContext).describe().admin as unknown as {
    paths: Record<string, Record<string, { 'x-permission'?: Permission }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-permission': permission }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api\/v2\/admin|^\/admin/, '').replaceAll(/\{\w+\}/g, '1'),
      permission,
    })),
  );
}
const bodyFor = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});
/** Operations without sign-in. */
const PUBLIC = [
  'POST /administrators/token',
  'POST /administrators/token/passkey-options',
  'POST /administrators/token/passkey',
  'POST /administrators/token/openid-departures',
  'POST /administrators/token/openid',
  'POST /administrators/token/code',
  'POST /administrators/password',
];
/** Operations open to every role: own access, own views, and the record of an export. */
const OWN =
  /^(DELETE \/administrators\/token|\w+ \/administrators\/me(\/.+)?|\w+ \/saved-views(\/.+)?|POST \/list-exports)$/;

test('GRD-27 every call names the permission it needs, but for one’s own access', () => {
  const without = operations()
    .filter(({ permission }) => permission === undefined)
    .map(({ method, path }) => `${method} ${path}`);
  expect(without.filter((call) => !PUBLIC.includes(call) && !OWN.test(call))).toEqual([]);
});

test('GRD-27 nobody, and no customer, calls the admin API', async () => {
  const customer = await shop.request('POST', '/api/v2/shop/customers', {
    firstName: 'Ève',
    lastName: 'Dubois',
    email: 'eve@exemple.fr',
    gender: 'f',
    password: STAFF_PASSWORD,
    subscribedToNewsletter: false,
  });
  expect(customer.status).toBe(204);
  const credentials = { email: 'eve@exemple.fr', password: STAFF_PASSWORD };
  const answer = await shop.request('POST', '/api/v2/shop/authentication-token', credentials);
  const { token } = (await answer.json()) as { token: string };
  expect((await signIn('eve@exemple.fr')).status).toBe(401);
  const asCustomer = callerWith(shop, token);
  for (const { method, path } of operations()) {
    if (PUBLIC.includes(`${method} ${path}`)) continue;
    const anonymous = await shop.request(method, `/api/v2/admin${path}`, bodyFor(method));
    expect([method, path, anonymous.status]).toEqual([method, path, 401]);
    const { status } = await asCustomer(method, path, bodyFor(method));
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});

test('GRD-27 each role is refused what is not its work', async () => {
  const all = operations();
  for (const role of ROLES) {
    const call = await as(role);
    for (const { method, path, permission } of all) {
      if (!permission || permissionsOf(role).includes(permission)) continue;
      const { status, body } = await call(method, path, bodyFor(method));
      expect([role, method, path, status]).toEqual([role, method, path, 403]);
      expect(body['hydra:description']).toBe('Votre rôle ne permet pas cette action.');
    }
  }
});

test('GRD-27 O-35 each role is let to all that is its work: whatever it answers, the role is not why', async () => {
  const all = operations();
  const reads = all.filter(
    ({ method, permission }) => method === 'GET' && permission !== undefined,
  );
  for (const role of ROLES) {
    const call = await as(role);
    for (const permission of permissionsOf(role)) {
      // One operation per permission; the direction below may call all of them.
      const read = reads.find((one) => one.permission === permission);
      if (!read) continue;
      const { status } = await call('GET', read.path);
      expect([role, read.path, status === 403]).toEqual([role, read.path, false]);
    }
  }
  const direction = await as('direction');
  for (const { method, path, permission } of all) {
    if (!permission) continue;
    const { status } = await direction(method, path, bodyFor(method));
    expect([method, path, status === 403]).toEqual([method, path, false]);
  }
});

/** A combination of permissions that no built-in role has. */
const COMPOSED: readonly Permission[] = ['orders.read', 'catalogue.read', 'stock.manage'];

test('O-35 V-05 whoever has a composed role, or holds a key, is refused what it does not permit', async () => {
  const direction = await as('direction');
  const until = appContext.clock.today().add({ days: 30 }).toString();
  const made = await direction('POST', '/api-keys', {
    name: 'Entrepôt',
    until,
    permissions: COMPOSED,
  });
  const machine = callerWith(shop, made.body.key);
  const role = { name: 'Réserve', permissions: COMPOSED, goodwill: 0 };
  expect((await direction('POST', '/roles', role)).status).toBe(204);
  const { body } = await direction('GET', '/roles');
  const colleague = await asComposed(body['hydra:member'][0].code);
  for (const { method, path, permission } of operations()) {
    const call = `${method} ${path}`;
    if (PUBLIC.includes(call)) continue;
    const isOwn = permission === undefined;
    if (isOwn && call !== 'GET /administrators/me') {
      // A machine has no password, sessions or views.
      const { status, body } = await machine(method, path, bodyFor(method));
      expect([call, status, body.code]).toEqual([call, 403, 'key.person_only']);
    }
    if (isOwn || COMPOSED.includes(permission)) continue;
    const { status } = await colleague(method, path, bodyFor(method));
    expect([call, status]).toEqual([call, 403]);
    const refused = await machine(method, path, bodyFor(method));
    expect([call, refused.status, refused.body.code]).toEqual([call, 403, 'key.scope']);
    expect(refused.body['hydra:description']).toContain(permission);
  }
});

test('V-05 a key with every scope makes no colleagues, no roles and no keys', async () => {
  const direction = await as('direction');
  const until = appContext.clock.today().toString();
  const all = { name: 'Tout', until, permissions: KEY_PERMISSIONS };
  const machine = callerWith(shop, (await direction('POST', '/api-keys', all)).body.key);
  for (const { method, path, permission } of operations()) {
    if (permission !== 'staff.manage') continue;
    const { status } = await machine(method, path, bodyFor(method));
    expect([method, path, status]).toEqual([method, path, 403]);
  }
  const greedy = { ...all, name: 'Plus', permissions: ['staff.manage'] };
  expect((await direction('POST', '/api-keys', greedy)).status).toBe(422);
});

test('GRD-27 a wrong password, an unknown e-mail and somebody who left get one answer', async () => {
  const email = await hire(shop, 'support');
  const tellings = [];
  for (const [who, password] of [
    [email, 'wrong'],
    ['nobody@equipe.test', STAFF_PASSWORD],
  ] as const) {
    const answer = await signIn(who, password);
    tellings.push([answer.status, await answer.json()]);
  }
  await shop.database.pool.query('update staff_members set ended_at = now()');
  const left = await signIn(email);
  tellings.push([left.status, await left.json()]);
  expect(new Set(tellings.map((reported) => JSON.stringify(reported))).size).toBe(1);
  expect(tellings[0]).toEqual([
    401,
    { code: 401, message: 'Adresse e-mail ou mot de passe incorrect.' },
  ]);
});

test('GRD-27 five wrong passwords close the way in for a minute, for this kind of account only', async () => {
  const email = await hire(shop, 'support');
  for (let guess = 0; guess < 5; guess += 1)
    expect((await signIn(email, 'wrong')).status).toBe(401);
  const locked = await signIn(email);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
});

test('GRD-27 a sign-in ends with the day, with signing out and with leaving', async () => {
  const call = await as('direction');
  expect((await call('GET', '/administrators/me')).body).toMatchObject({ role: 'direction' });
  expect((await call('DELETE', '/administrators/token')).status).toBe(204);
  expect((await call('GET', '/administrators/me')).status).toBe(401);
  const another = await as('direction');
  await shop.database.pool.query("update staff_sessions set expires_at = now() - interval '1 s'");
  expect((await another('GET', '/administrators/me')).status).toBe(401);
  const third = await as('direction');
  await shop.database.pool.query('update staff_members set ended_at = now()');
  expect((await third('GET', '/administrators/me')).status).toBe(401);
});

test('REL-71 what is done is written down in the same transaction, and never changed', async () => {
  const call = await as('direction');
  const { body } = await call('GET', '/staff-actions');
  expect(body['hydra:member']).toMatchObject([
    { action: 'staff.signed_in', subject: 'direction@equipe.test', by: 'direction' },
  ]);
  for (const change of ["update staff_actions set subject = 'x'", 'delete from staff_actions'])
    await expect(shop.database.pool.query(change)).rejects.toThrow('never changed');
  const failed = transact(shop.appContext, async (work) => {
    await recordAction(work, null, { action: 'order.shipped', subject: '000000001' });
    throw new Error('the deed failed');
  });
  await expect(failed).rejects.toThrow('the deed failed');
  expect(await log()).toHaveLength(1);
});

test('REL-71 a form sent twice, also at the same instant, is done once', async () => {
  await hire(shop, 'direction');
  const { rows } = await shop.database.pool.query('select id from staff_members');
  const key = crypto.randomUUID();
  const call = {
    req: { header: () => key },
    var: { appContext: shop.appContext, staff: { id: rows[0].id } },
  } as unknown as Context<AdminEnv>;
  let done = 0;
  const auditedAction = { action: 'stock.adjusted', subject: '10012345' };
  await Promise.all(
    Array.from({ length: 5 }, () =>
      actAsStaff(call, auditedAction, async () => {
        done += 1;
      }),
    ),
  );
  expect(done).toBe(1);
  expect(await log()).toEqual([auditedAction]);
});
