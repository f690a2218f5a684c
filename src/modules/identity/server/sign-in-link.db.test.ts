import { afterEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import {
  bearer,
  lea,
  noah,
  people,
  plain,
  refusedFields,
} from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { blockAccount } from './block-account.ts';

const shop = testShop();
const { post, register, arrive, patch, mailedToken, read, move, signIn } = people(shop);

afterEach(() => move({ seconds: 0 }));

const ask = (email: string, address = '192.0.2.7') =>
  post('/sign-in-link-requests', { email }, { 'x-forwarded-for': address });
const open = (linkToken: string) => post('/authentication-token/link', { linkToken });
const idOf = (customer: string) => Number(customer.split('/').at(-1));
/** Registers, and verifies the address by the link of its mail. */
async function arriveProved(person = lea) {
  const arrived = await arrive(person);
  const link = await mailedToken('verification', person.email);
  expect((await patch(`/account-verification-requests/${link}`, {})).status).toBe(202);
  return arrived;
}
async function linkFor(email = lea.email): Promise<string> {
  expect((await ask(email)).status).toBe(202);
  return mailedToken('signInLink', email);
}

test('N-16 a mailed link signs in once, for a quarter of an hour, and leaves the password', async () => {
  await arriveProved();
  const link = await linkFor();
  // Opening the link, by a mail scanner or repeatedly, does not consume it.
  for (const _ of [1, 2])
    expect((await shop.request('GET', `/api/v2/shop/sign-in-link-requests/${link}`)).status).toBe(
      204,
    );
  const opened = await open(link);
  expect(opened.status).toBe(200);
  const { token, customer, user } = await opened.json();
  expect(user).toMatchObject({ username: lea.email, verified: true });
  expect(await refusedFields(await open(link))).toEqual([422, ['token: link.invalid']]);
  const list = await (await read(`/customers/${idOf(customer)}/sign-ins`, token)).json();
  expect(list['hydra:member'].map((one: { openedBy: string }) => one.openedBy)).toEqual([
    'link',
    'password',
  ]);
  await signIn();

  const late = await linkFor();
  move({ minutes: 16 });
  expect((await shop.request('GET', `/api/v2/shop/sign-in-link-requests/${late}`)).status).toBe(
    404,
  );
  expect((await open(late)).status).toBe(422);
});

test('N-16 two presses at once open one sign-in', async () => {
  await arriveProved();
  const link = await linkFor();
  const answers = await Promise.all([open(link), open(link)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('N-16 only the last link works, none after a new password, and none of a former address', async () => {
  const { token, customer } = await arriveProved();
  const first = await linkFor();
  const second = await linkFor();
  expect((await open(first)).status).toBe(422);
  await shop.request('DELETE', `${customer}/sign-ins`, undefined, bearer(token));
  expect((await open(second)).status).toBe(422);
  const third = await linkFor();
  await shop.database.db
    .updateTable('customers')
    .set({ email: 'lea.ailleurs@example.fr' })
    .where('id', '=', idOf(customer))
    .execute();
  expect((await open(third)).status).toBe(422);
});

test('N-16 an unknown e-mail gets the same answer, by the same statements, and no mail', async () => {
  await register();
  const statements = (email: string) => countQueries(shop.database.pool, () => ask(email));
  await statements('first@example.org');
  expect(await statements(lea.email)).toBe(await statements('nobody@example.org'));
  const [existing, unknown] = [await ask(lea.email), await ask('nobody@example.org')];
  expect([unknown.status, await unknown.text()]).toEqual([existing.status, await existing.text()]);
  await mailedToken('signInLink');
  const { rows } = await shop.database.pool.query(
    "select distinct recipient from mails where kind = 'signInLink'",
  );
  expect(rows).toEqual([{ recipient: lea.email }]);
});

test('N-16 three links an hour for a mailbox in whatever spelling, known or not, also all at once', async () => {
  const spellings = ['a.b@gmail.com', 'ab+x@gmail.com', 'AB@googlemail.com', 'a.b+y@gmail.com'];
  const answers = await Promise.all(spellings.map((email, nth) => ask(email, `198.51.100.${nth}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
  move({ minutes: 61 });
  expect((await ask('ab@gmail.com')).status).toBe(202);
});

test('N-16 one address asks for twenty mailboxes an hour', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 21; nth += 1)
    statuses.push((await ask(`qui${nth}@example.org`, '203.0.113.77')).status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('N-16 who registered with the address of another is out once its owner opens a link', async () => {
  const stranger = await arrive();
  const link = await linkFor();
  const { html } = await shop.database.db
    .selectFrom('mails')
    .select('html')
    .where('kind', '=', 'signInLink')
    .executeTakeFirstOrThrow();
  expect(html).toContain('le mot de passe choisi à l’inscription ne servira plus');
  const owner = await (await open(link)).json();
  expect(owner.user.verified).toBe(true);
  expect((await read('/customers/1', stranger.token)).status).toBe(401);
  expect(await plain(await post('/authentication-token', lea))).toEqual([
    401,
    'Invalid credentials.',
  ]);
  const answer = await post('/customer/lookup', { email: lea.email });
  expect(await answer.json()).toMatchObject({ exists: true, hasPassword: false });
});

test('N-16 a closed account gets no link, and one sent before opens nothing', async () => {
  const { customer } = await arriveProved();
  const link = await linkFor();
  await transact(shop.appContext, (work) => blockAccount(work, idOf(customer), 'Fraude'));
  expect((await open(link)).status).toBe(422);
  await ask(lea.email);
  await mailedToken('signInLink');
  const { rows } = await shop.database.pool.query(
    "select count(*) from mails where kind = 'signInLink'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('N-16 the lock of a guessed password holds beside a link, which is not locked', async () => {
  await arriveProved();
  for (let nth = 0; nth < 12; nth += 1)
    await post('/authentication-token', { email: lea.email, password: `essai ${nth}` });
  expect((await post('/authentication-token', lea)).status).toBe(429);
  expect((await open(await linkFor())).status).toBe(200);
  expect((await post('/authentication-token', lea)).status).toBe(429);
});

test('N-16 an account without a password asks for a new sign-in before what cannot be undone', async () => {
  await arrive(noah);
  const { token, customer } = await (await open(await linkFor(noah.email))).json();
  const choose = () =>
    shop.request(
      'PUT',
      `${customer}/password`,
      {
        newPassword: 'vingt chats dans le noir',
        confirmNewPassword: 'vingt chats dans le noir',
      },
      bearer(token),
    );
  move({ minutes: 20 });
  expect(await refusedFields(await choose())).toEqual([422, ['socialToken: proof.sign_in_again']]);
  move({ minutes: 1 });
  expect((await choose()).status).toBe(204);
});
