import { afterEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { codeAt } from '../../../../tests/support/authenticator.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { callerWith, hire, staffCalls, staffToken } from '../../../../tests/support/staff.ts';
import { addStaff } from './index.ts';
import { stepAt } from './totp.ts';

const shop = testShop();
const { appContext } = shop;
const { signIn, as } = staffCalls(shop);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const { SECRET } = appContext.config;
const NEW_SECRET = 'another secret of thirty-two characters';

afterEach(() => {
  appContext.clock.move(new Temporal.Duration());
  Object.assign(appContext.config, { SECRET, SECRET_PREVIOUS: [] });
  appContext.config.STAFF_SECOND_FACTOR = undefined;
});

/** Simulates an authenticator app with a typed secret. */
function application(secret: string) {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  return () => codeAt(key, stepAt(appContext.clock.now().epochMilliseconds));
}
const later = (seconds: number) => appContext.clock.move(Temporal.Duration.from({ seconds }));

async function setUp() {
  const call = await as('direction');
  const { body } = await call('POST', '/administrators/me/second-factor', {});
  const code = application(body.secret);
  const wrong = await call('POST', '/administrators/me/second-factor/confirm', { code: '000000' });
  expect(wrong.status).toBe(422);
  const set = await call('POST', '/administrators/me/second-factor/confirm', { code: code() });
  expect(set.body.recoveryCodes).toHaveLength(10);
  return {
    call,
    code,
    secret: body.secret as string,
    recovery: set.body.recoveryCodes as string[],
  };
}
async function halfIn(): Promise<{ awaitsCode: boolean; token: string }> {
  return (await (await signIn('direction@equipe.test')).json()) as never;
}
async function prove(code: string) {
  const { awaitsCode, token } = await halfIn();
  expect(awaitsCode).toBe(true);
  const half = callerWith(shop, token);
  expect((await half('GET', '/administrators/me')).status).toBe(401);
  return half('POST', '/administrators/token/code', { code });
}

test('GRD-27 with a second factor, the password alone opens nothing; a code opens once', async () => {
  const { code } = await setUp();
  // The code used for the setup cannot be used again.
  expect((await prove(code())).status).toBe(422);
  later(60);
  const next = code();
  const { status, body } = await prove(next);
  expect([status, body.awaitsCode]).toEqual([200, false]);
  expect((await callerWith(shop, body.token)('GET', '/administrators')).status).toBe(200);
  expect((await prove(next)).status).toBe(422);
});

test('GRD-27 one of ten codes opens without the telephone, once', async () => {
  const { recovery } = await setUp();
  const [first = ''] = recovery;
  expect((await prove(first.toLowerCase())).status).toBe(200);
  expect((await prove(first)).status).toBe(422);
});

test('GRD-27 guessing codes is closed after five, and secrets are sealed in the database', async () => {
  const { secret, recovery } = await setUp();
  for (let guess = 0; guess < 5; guess += 1) expect((await prove('123456')).status).toBe(422);
  expect((await prove(recovery[0] ?? '')).status).toBe(429);
  const { rows } = await shop.database.pool.query(
    'select secret, (select json_agg(hash) from staff_recovery_codes) as hashes from staff_second_factors',
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(recovery[1]);
});

test('GRD-27 two sign-ins with one code at the same instant: one comes in', async () => {
  const { code } = await setUp();
  later(60);
  const halves = [await halfIn(), await halfIn()];
  const answers = await Promise.all(
    halves.map(({ token }) =>
      callerWith(shop, token)('POST', '/administrators/token/code', { code: code() }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('GRD-27 where it is required, the direction does nothing before it is set up, and keeps it', async () => {
  appContext.config.STAFF_SECOND_FACTOR = 'required';
  const call = await as('direction');
  expect((await call('GET', '/administrators/me')).body.secondFactor).toBe('missing');
  expect((await call('GET', '/administrators')).status).toBe(403);
  // the second factor is required for these permissions, whatever the role.
  expect((await (await as('support'))('GET', '/orders')).status).toBe(403);
  const { code } = await setUp();
  expect((await call('GET', '/administrators')).status).toBe(200);
  later(60);
  const path = '/administrators/me/second-factor/remove';
  expect((await call('POST', path, { code: code() })).status).toBe(422);
});

test('GRD-27 it is taken away with a last code, or by the direction for whoever lost everything', async () => {
  const { call, code } = await setUp();
  later(60);
  const path = '/administrators/me/second-factor/remove';
  expect((await call('POST', path, { code: '000000' })).status).toBe(422);
  expect((await call('POST', path, { code: code() })).status).toBe(204);
  expect((await halfIn()).awaitsCode).toBe(false);
  await setUp();
  const { id } = (await call('GET', '/administrators/me')).body;
  const forget = `/administrators/${id}/forget-second-factor`;
  // One's own second factor can only be removed on the page that asks for a code.
  expect((await call('POST', forget, {})).body.violations[0].code).toBe('staff.own_factor');
  expect((await halfIn()).awaitsCode).toBe(true);
  const other = { email: 'autre@equipe.test', name: 'Autre', passwordHash: null };
  const otherId = await transact(appContext, (work) =>
    addStaff(work, { ...other, role: 'direction' }),
  );
  const colleague = callerWith(shop, await staffToken(shop, otherId));
  expect((await colleague('POST', forget, {})).status).toBe(204);
  expect((await colleague('POST', forget, {})).status).toBe(422);
  await hire(shop, 'direction');
  expect((await halfIn()).awaitsCode).toBe(false);
});

test('after SECRET was changed a second factor is read with the one before, and sealed anew', async () => {
  const { code } = await setUp();
  Object.assign(appContext.config, { SECRET: NEW_SECRET, SECRET_PREVIOUS: [SECRET] });
  later(60);
  expect((await prove(code())).status).toBe(200);
  Object.assign(appContext.config, { SECRET_PREVIOUS: [] });
  later(120);
  expect((await prove(code())).status).toBe(200);
});

test('a second factor nothing reads any more is a wrong code, and a recovery code opens', async () => {
  const { code, recovery } = await setUp();
  Object.assign(appContext.config, { SECRET: NEW_SECRET });
  later(60);
  expect((await prove(code())).status).toBe(422);
  expect((await prove(String(recovery[0]))).status).toBe(200);
});
