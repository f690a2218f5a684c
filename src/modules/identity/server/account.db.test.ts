import { expect, test } from 'vitest';
import {
  bearer,
  lea,
  noah,
  people,
  plain,
  refusedFields,
} from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { confirmNewEmailJob } from './jobs.ts';

const shop = testShop();
const { mailedToken, patch, post, put, read, register, signIn } = people(shop);

test('API-16 a customer registers once per e-mail', async () => {
  const created = await register();
  expect([created.status, await created.text()]).toEqual([204, '']);
  expect(await refusedFields(await register({ ...lea, email: 'Lea@Example.fr' }))).toEqual([
    422,
    ['email: unique'],
  ]);
  const missing = await post('/customers', { firstName: 'Léa' });
  expect(await plain(missing)).toEqual([
    400,
    'Request does not have the following required fields specified: lastName, email, password.',
  ]);
});

test('FRM-19 nobody is born tomorrow', async () => {
  const birthday = shop.appContext.clock.today().add({ days: 1 }).toString();
  expect(await refusedFields(await register({ ...lea, birthday }))).toEqual([
    422,
    ['birthday: before'],
  ]);
});

test('AUT-20 W-02 a password of 4 characters is refused by its length, of 5 only for being weak', async () => {
  expect(await refusedFields(await register({ ...lea, password: 'abcd' }))).toEqual([
    422,
    ['password: min_length'],
  ]);
  expect(await refusedFields(await register({ ...lea, password: 'abcde' }))).toEqual([
    422,
    ['password: password.guessable'],
  ]);
  shop.appContext.config.PASSWORD_STRENGTH = 'advise';
  expect((await register({ ...lea, password: 'abcde' })).status).toBe(204);
  shop.appContext.config.PASSWORD_STRENGTH = 'refuse';
});

test('ACC-05 API-19 a customer reads their own data, and nobody else does', async () => {
  await register({ ...lea, birthday: '1988-04-12', gender: 'f', phoneNumber: '06 12 34 56 78' });
  await register(noah);
  const { token } = await signIn();
  const answer = await read('/customers/1', token);
  expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  expect(await answer.json()).toEqual({
    '@context': '/api/v2/contexts/Customer',
    '@id': '/api/v2/shop/customers/1',
    '@type': 'Customer',
    defaultAddress: null,
    user: { '@id': '/api/v2/shop/shop-users/1', '@type': 'ShopUser', verified: false },
    email: 'lea@example.fr',
    emailHashed: 'df2174fd1c832932e8e140abd547d40c0d59bb4f9092e5ec9b6dabcecae96309',
    firstName: 'Léa',
    lastName: 'Martin',
    fullName: 'Léa Martin',
    phoneNumber: '+33612345678',
    gender: 'f',
    birthday: '1988-04-12',
    subscribedToNewsletter: false,
    newCustomer: true,
    subscriber: false,
  });
  for (const other of ['2', '3', '0', 'x', '1 or 1', '99999999999999999999'])
    expect((await read(`/customers/${other}`, token)).status).toBe(404);
  expect(await plain(await shop.request('GET', '/api/v2/shop/customers/1'))).toEqual([
    401,
    'JWT Token not found',
  ]);
});

test('API-20 given fields change, absent ones stay', async () => {
  await register();
  await register(noah);
  const { token } = await signIn();
  const change = (body: object, id = 1) => put(`/customers/${id}`, body, token);
  const changed = await change({ firstName: 'Lise', phoneNumber: null, unknown: 1 });
  expect(await changed.json()).toMatchObject({ firstName: 'Lise', lastName: 'Martin' });
  expect((await change({ firstName: 'Noé' }, 2)).status).toBe(404);
  expect(await refusedFields(await change({ email: 'NOAH@example.fr' }))).toEqual([
    422,
    ['email: unique'],
  ]);
  expect(await refusedFields(await change({ birthday: '1700-01-01' }))).toEqual([
    422,
    ['birthday: after'],
  ]);
  expect(await refusedFields(await change({ defaultAddress: '/api/v2/shop/addresses/7' }))).toEqual(
    [422, ['defaultAddress: invalid']],
  );
});

test('ACC-02 a new e-mail must be proven, and the former address is told', async () => {
  await register();
  const { token } = await signIn();
  const verification = await mailedToken('verification');
  await put('/customers/1', { email: 'lise@example.fr' }, token);
  const event = { customerId: 1, previous: lea.email };
  await confirmNewEmailJob.run(shop.appContext, event as never);
  await confirmNewEmailJob.run(shop.appContext, event as never);
  const mails = await shop.database.db.selectFrom('mails').select(['kind', 'recipient']).execute();
  expect(mails.filter(({ kind }) => kind === 'emailChanged')).toEqual([
    { kind: 'emailChanged', recipient: lea.email },
  ]);
  const verify = (link: string) => patch(`/account-verification-requests/${link}`, {});
  expect((await verify(verification)).status).toBe(422);
  expect((await verify(await mailedToken('verification', 'lise@example.fr'))).status).toBe(202);
  const { token: again } = await signIn({ ...lea, email: 'lise@example.fr' });
  expect((await read(`/customers/1`, again)).status).toBe(200);
});

const tellOfNewEmail = () => jobRunner(shop).run('confirm-new-email');

test('F28 ACC-02 whoever proved to read the former address takes the account back, with all that was set since', async () => {
  await register();
  const { token } = await signIn();
  const takeBack = (link: string) => patch(`/email-returns/${link}`, {});
  await patch(`/account-verification-requests/${await mailedToken('verification')}`, {});
  await put('/customers/1', { email: 'thief@example.fr' }, token);
  await tellOfNewEmail();
  const link = await mailedToken('emailChanged', lea.email);
  // Nobody proved to read the second address: its mail has no link, and the first one stays.
  await put('/customers/1', { email: 'other@example.fr' }, token);
  await tellOfNewEmail();
  const { rows: links } = await shop.database.pool.query('select email from email_returns');
  expect(links).toEqual([{ email: lea.email }]);

  expect(await refusedFields(await takeBack('guess'))).toEqual([422, ['token: link.over']]);
  await register({ ...lea, firstName: 'Léo' });
  expect(await refusedFields(await takeBack(link))).toEqual([422, ['token: link.taken']]);
  await shop.database.pool.query(
    "update customers set email = 'leo@example.fr' where first_name = 'Léo'",
  );
  expect((await takeBack(link)).status).toBe(202);
  expect((await read('/customers/1', token)).status).toBe(401);
  expect((await post('/authentication-token', lea)).status).toBe(401);
  expect((await takeBack(link)).status).toBe(422);
  const reset = await mailedToken('reset', lea.email);
  const chosen = {
    newPassword: 'quatre tasses de thé',
    confirmNewPassword: 'quatre tasses de thé',
  };
  expect((await patch(`/reset-password-requests/${reset}`, chosen)).status).toBe(202);
  const { token: own } = await signIn({ ...lea, password: chosen.newPassword });
  const { user, email } = await (await read('/customers/1', own)).json();
  expect({ email, verified: user.verified }).toEqual({ email: lea.email, verified: true });
  // The address that was given up is told, and cannot take the account again.
  await tellOfNewEmail();
  expect((await shop.database.pool.query('select 1 from email_returns')).rowCount).toBe(0);
});

test('ACC-05 an account is verified through its mail, once', async () => {
  await register();
  const { token } = await signIn();
  const verification = await mailedToken('verification');
  const verify = (link: string) => patch(`/account-verification-requests/${link}`, {});
  expect(await refusedFields(await verify('guess'))).toEqual([422, ['token: link.invalid']]);
  const done = await verify(verification);
  expect([done.status, await done.text()]).toEqual([202, '']);
  expect((await verify(verification)).status).toBe(422);
  expect((await signIn()).user).toMatchObject({ verified: true });
  const again = await post('/account-verification-requests', {}, bearer(token));
  expect(await refusedFields(again)).toEqual([422, [': account.verified']]);
  expect(await plain(await post('/account-verification-requests', {}))).toEqual([
    401,
    'JWT Token not found',
  ]);
});

test('API-15 what no account may hold is refused, never an error of ours', async () => {
  const names = ['Léa\r\nBcc: all@example.fr', 'Léa\u0000', '\u001b[31m'];
  for (const firstName of names)
    expect(await refusedFields(await register({ ...lea, firstName }))).toEqual([
      422,
      ['firstName: invalid'],
    ]);
  const strange = ['lea@example.fr\u0000', 'lea@example.fr\nx', '"><script>@example.fr', '\ud800'];
  for (const email of strange) {
    expect((await register({ ...lea, email })).status).toBe(422);
    expect((await post('/customer/lookup', { email })).status).toBe(422);
    expect((await post('/authentication-token', { email, password: 'x' })).status).toBeLessThan(
      423,
    );
  }
  const bodies = ['', '{', '[]', 'null', '"x"', '{"email":1}', '{"refresh_token":{}}'];
  const paths = ['/customers', '/authentication-token', '/authentication-token/refresh'];
  for (const body of bodies)
    for (const path of paths) expect((await post(path, body)).status).toBeLessThan(500);
});

test('ADR-02 a name a customer chose is text in our mails, whatever it looks like', async () => {
  await register({ ...lea, firstName: '<b>Léa</b>' });
  const mail = await shop.database.db.selectFrom('mails').select('html').executeTakeFirstOrThrow();
  expect(mail.html).toContain('&lt;b&gt;Léa&lt;/b&gt;');
});
