import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { callerWith, hire, STAFF_PASSWORD, staffCalls } from '../../../../tests/support/staff.ts';
import { staffCommand } from '../../../team/staff-command.ts';
import { PERMISSIONS } from '../rules/index.ts';
import { endStaff } from './change-team.ts';

const shop = testShop();
const { signIn, as } = staffCalls(shop);
const PASSWORD = 'Neuf-laisses-pendues-au-clou';
const NEW = { email: 'zoe@equipe.test', name: 'Zoé', role: 'logistics' };

/** The token of the latest mailed link. */
async function mailedToken(): Promise<string> {
  const { rows } = await shop.database.pool.query(
    "select text from mails where kind like 'staff.%' order by id desc limit 1",
  );
  return /\/gestion\/mot-de-passe\/([\w-]+)\//.exec(rows[0]?.text)?.[1] ?? '';
}
const choose = (token: string, password: string) =>
  shop.request('POST', '/api/v2/admin/administrators/password', { token, password });

test('GRD-27 somebody is invited by mail, chooses a strong password once, and works', async () => {
  const call = await as('direction');
  expect((await call('POST', '/administrators', NEW)).status).toBe(204);
  expect((await call('POST', '/administrators', { ...NEW, email: 'ZOE@equipe.test' })).status).toBe(
    422,
  );
  expect((await signIn(NEW.email, PASSWORD)).status).toBe(401);
  const token = await mailedToken();
  for (const weak of ['court', 'motdepasse12', 'zoe@equipe.test'])
    expect([weak, (await choose(token, weak)).status]).toEqual([weak, 422]);
  expect((await choose(token, PASSWORD)).status).toBe(204);
  expect((await choose(token, `${PASSWORD}-bis`)).status).toBe(422);
  expect((await signIn(NEW.email, PASSWORD)).status).toBe(200);
  const { body } = await call('GET', '/administrators');
  expect(body['hydra:member']).toMatchObject([
    { name: 'direction', state: 'active' },
    { name: 'Zoé', state: 'active' },
  ]);
});

test('GRD-27 a link is over after a day, and with the next one', async () => {
  const call = await as('direction');
  await call('POST', '/administrators', NEW);
  const first = await mailedToken();
  const { body } = await call('GET', '/administrators');
  const { id } = body['hydra:member'].find((one: { email: string }) => one.email === NEW.email);
  expect((await call('POST', `/administrators/${id}/link`, {})).status).toBe(204);
  expect((await choose(first, PASSWORD)).status).toBe(422);
  await shop.database.pool.query("update staff_links set expires_at = now() - interval '1 s'");
  expect((await choose(await mailedToken(), PASSWORD)).status).toBe(422);
});

test('GRD-27 a new role counts at once, and whoever left is out at once', async () => {
  const call = await as('direction');
  const zoe = await as('logistics');
  expect((await zoe('GET', '/administrators')).status).toBe(403);
  const { body } = await call('GET', '/administrators');
  const { id } = body['hydra:member'].find((one: { role: string }) => one.role === 'logistics');
  expect((await call('PATCH', `/administrators/${id}`, { role: 'direction' })).status).toBe(204);
  expect((await zoe('GET', '/administrators')).status).toBe(200);
  expect((await call('POST', `/administrators/${id}/end`, {})).status).toBe(204);
  expect((await zoe('GET', '/administrators/me')).status).toBe(401);
  expect((await call('POST', `/administrators/${id}/link`, {})).status).toBe(422);
});

test('GRD-27 the last direction can neither be ended nor given another role', async () => {
  const call = await as('direction');
  const me = (await call('GET', '/administrators/me')).body.id;
  // Invited, but without a password yet: the direction would be unable to sign in.
  await call('POST', '/administrators', { ...NEW, role: 'direction' });
  for (const [method, path, body] of [
    ['POST', `/administrators/${me}/end`, {}],
    ['PATCH', `/administrators/${me}`, { role: 'support' }],
  ] as const) {
    const { status, body: refused } = await call(method, path, body);
    expect([status, refused['hydra:description']]).toEqual([
      422,
      'Il faut au moins une personne à la direction : nommez-en d’abord une autre.',
    ]);
  }
});

test('GRD-27 two of the direction who end each other at the same instant leave one', async () => {
  const { pool } = shop.database;
  for (let round = 0; round < 5; round += 1) {
    await pool.query("update staff_members set ended_at = now() where role = 'direction'");
    await hire(shop, 'direction');
    await pool.query(
      `insert into staff_members (email, name, role, password_hash, created_at)
       values ('autre-' || $1 || '@equipe.test', 'autre', 'direction', 'x', now())`,
      [round],
    );
    const { rows } = await pool.query(
      "select id from staff_members where role = 'direction' and ended_at is null",
    );
    expect(rows).toHaveLength(2);
    const ended = await Promise.allSettled(
      rows.map(({ id }) =>
        transact(shop.appContext, (work) => endStaff(work, { permissions: PERMISSIONS }, id)),
      ),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
});

test('GRD-27 a password is changed with the old one, and other sign-ins end with it', async () => {
  const here = await as('support');
  const there = await as('support');
  const wrong = { currentPassword: 'wrong', password: PASSWORD };
  const refused = await here('POST', '/administrators/me/password', wrong);
  expect(refused.body.violations).toMatchObject([{ propertyPath: 'currentPassword' }]);
  const right = { currentPassword: STAFF_PASSWORD, password: PASSWORD };
  expect((await here('POST', '/administrators/me/password', right)).status).toBe(204);
  expect((await here('GET', '/administrators/me')).status).toBe(200);
  expect((await there('GET', '/administrators/me')).status).toBe(401);
  expect((await signIn('support@equipe.test', PASSWORD)).status).toBe(200);
});

test('GRD-27 one ends one’s other sign-ins, nobody else’s, and not the one in use', async () => {
  const support = await as('support');
  const here = await as('direction');
  const there = await as('direction');
  const { body } = await here('GET', '/administrators/me/sign-ins');
  const [other, own] = body['hydra:member'];
  expect(own).toMatchObject({ isCurrent: true });
  expect((await here('POST', `/administrators/me/sign-ins/${own.id}/end`, {})).status).toBe(404);
  expect((await support('POST', `/administrators/me/sign-ins/${other.id}/end`, {})).status).toBe(
    404,
  );
  expect((await here('POST', `/administrators/me/sign-ins/${other.id}/end`, {})).status).toBe(204);
  expect((await there('GET', '/administrators/me')).status).toBe(401);
});

test('the first of a shop is let in from the command line, and nobody is ended by mistake', async () => {
  const run = (...given: string[]) => staffCommand(shop.appContext, given);
  expect(await run()).toEqual([expect.stringContaining('Nobody yet')]);
  await expect(run('invite', 'ines@equipe.test', 'boss')).rejects.toThrow('staff invite');
  const [, link] = await run('invite', 'ines@equipe.test', 'direction', 'Inès');
  const token = /mot-de-passe\/([\w-]+)\/$/.exec(link ?? '')?.[1] ?? '';
  expect((await choose(token, PASSWORD)).status).toBe(204);
  expect(await run()).toEqual(['ines@equipe.test direction active (Inès)']);
  await expect(run('end', 'INES@equipe.test')).rejects.toThrow('staff.last_direction');
  await expect(run('end', 'nobody@equipe.test')).rejects.toThrow('Nobody of the team');
  const { token: signedIn } = (await (await signIn('ines@equipe.test', PASSWORD)).json()) as {
    token: string;
  };
  const { body } = await callerWith(shop, signedIn)('GET', '/staff-actions');
  expect(body['hydra:member'].at(-1)).toMatchObject({ action: 'staff.invited', by: null });
});
