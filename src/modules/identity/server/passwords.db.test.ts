import { afterEach, expect, test } from 'vitest';
import { lea, noah, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { mailedToken, move, patch, post, put, read, refresh, register, signIn } = people(shop);

afterEach(() => move({ seconds: 0 }));

test('API-21 a password changes, and only the browser that changed it stays signed in', async () => {
  await register();
  await register(noah);
  const [mine, theirs] = [await signIn(), await signIn()];
  const change = (body: object, path = '/customers/1') => put(`${path}/password`, body, mine.token);
  const next = { newPassword: 'cinq tasses de thé', confirmNewPassword: 'cinq tasses de thé' };
  expect(await refusedFields(await change({ ...next, confirmNewPassword: 'x' }))).toEqual([
    422,
    ['newPassword: password.mismatch'],
  ]);
  expect(await refusedFields(await change({ ...next, currentPassword: 'x' }))).toEqual([
    422,
    ['currentPassword: password.incorrect'],
  ]);
  expect((await change(next, '/customers/2')).status).toBe(404);
  expect((await change({ ...next, currentPassword: lea.password })).status).toBe(204);
  expect((await read(`/customers/1`, mine.token)).status).toBe(200);
  expect((await read(`/customers/1`, theirs.token)).status).toBe(401);
  expect((await refresh(mine.refresh_token)).status).toBe(401);
  expect((await post('/authentication-token', lea)).status).toBe(401);
  await signIn({ ...lea, password: next.newPassword });
  await signIn(noah);
});

test('API-22 API-23 AUT-06 a reset link sets a new password once and ends every sign-in', async () => {
  await register();
  const before = await signIn();
  const requested = await post('/reset-password-requests', { email: 'LEA@example.fr' });
  const unknown = await post('/reset-password-requests', { email: 'nobody@example.fr' });
  for (const answer of [requested, unknown])
    expect([answer.status, await answer.text()]).toEqual([202, '']);
  const link = await mailedToken('reset');
  const mails = await shop.database.db.selectFrom('mails').select(['kind', 'recipient']).execute();
  expect(mails.filter(({ kind }) => kind === 'reset')).toEqual([
    { kind: 'reset', recipient: lea.email },
  ]);
  const reset = (token: string, newPassword = 'six tasses', confirmNewPassword = newPassword) =>
    patch(`/reset-password-requests/${token}`, {
      newPassword,
      confirmNewPassword,
    });
  expect(await refusedFields(await reset(link, 'six tasses', 'sept'))).toEqual([
    422,
    ['newPassword: password.mismatch'],
  ]);
  expect(await refusedFields(await reset('guess'))).toEqual([422, ['token: link.invalid']]);
  expect((await reset(link)).status).toBe(202);
  expect(await refusedFields(await reset(link, 'dix tasses'))).toEqual([
    422,
    ['token: link.invalid'],
  ]);
  expect((await read(`/customers/1`, before.token)).status).toBe(401);
  await signIn({ ...lea, password: 'six tasses' });
});

test('API-23 a reset link works for an hour, the newest only, and not as a verification link', async () => {
  await register();
  const ask = () => post('/reset-password-requests', { email: lea.email });
  const reset = (token: string) =>
    patch(`/reset-password-requests/${token}`, {
      newPassword: 'six tasses',
      confirmNewPassword: 'six tasses',
    });
  await ask();
  const older = await mailedToken('reset');
  await ask();
  const newest = await mailedToken('reset');
  expect((await reset(older)).status).toBe(422);
  expect((await reset(await mailedToken('verification'))).status).toBe(422);
  const asVerification = `/account-verification-requests/${newest}`;
  expect((await patch(asVerification, {})).status).toBe(422);
  move({ hours: 1 });
  expect((await reset(newest)).status).toBe(422);
});

test('API-22 one person gets five reset mails an hour, then a 429 that says when', async () => {
  const ask = () => post('/reset-password-requests', { email: 'flooded@example.fr' });
  for (let mail = 0; mail < 5; mail += 1) expect((await ask()).status).toBe(202);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
});

test('PRV-09 W-02 a weak or known password is named while it is chosen, and refused with advice', async () => {
  const advice = await post('/password-advice', { password: 'azertyuiop' });
  expect(await advice.json()).toEqual({
    code: 'password.guessable',
    message: expect.stringContaining('se devine'),
  });
  const strong = await post('/password-advice', { password: lea.password, firstName: 'Léa' });
  expect(await strong.json()).toEqual({ code: null, message: null });
  for (const password of ['azerty', '12345', 'motdepasse'])
    expect(await refusedFields(await register({ ...lea, password }))).toEqual([
      422,
      ['password: password.common'],
    ]);
});
