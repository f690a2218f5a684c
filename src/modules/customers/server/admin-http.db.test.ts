import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { lea, noah, people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { arrive, mailedToken, patch, read } = people(shop);
const { run } = jobRunner(shop);
const { as } = staffCalls(shop);

/** Registers and returns the customer's id. */
async function arrived(person = lea): Promise<number> {
  const { customer } = await arrive(person);
  return Number(customer.split('/').at(-1));
}

test('GRD-27 the team finds customers by part of an e-mail or a name, and by their phone', async () => {
  const id = await arrived();
  await arrived(noah);
  const call = await as('support');
  await call('PUT', `/customers/${id}`, { phoneNumber: '06 98 76 54 32' });
  const found = async (search: string) =>
    (await call('GET', `/customers?search=${encodeURIComponent(search)}`)).body['hydra:member'].map(
      ({ email }: { email: string }) => email,
    );
  for (const search of ['LEA@', 'léa m', 'martin  léa', '0698765432', '+33 6 98 76 54 32'])
    expect(await found(search), search).toEqual([lea.email]);
  for (const search of ['martin', 'artin'])
    expect(await found(search)).toEqual([noah.email, lea.email]);
  for (const search of ['%', '_', '0600000000']) expect(await found(search)).toEqual([]);
});

test('GRD-27 the list and a customer cost as many queries for one as for several', async () => {
  const id = await arrived();
  const call = await as('logistics');
  const list = () => countQueries(shop.database.pool, () => call('GET', '/customers'));
  const one = await list();
  for (let nth = 0; nth < 4; nth += 1) await arrived({ ...noah, email: `noah${nth}@example.fr` });
  expect(await list()).toBe(one);
  const whole = () => countQueries(shop.database.pool, () => call('GET', `/customers/${id}`));
  const bare = await whole();
  const support = await as('support');
  for (const text of ['Un', 'Deux', 'Trois'])
    await support('POST', `/customers/${id}/notes`, { text });
  expect(await whole()).toBe(bare);
});

test('PRV-07 a corrected e-mail is proved by its owner, and the former one is told', async () => {
  const id = await arrived();
  const call = await as('support');
  const { body } = await call('PUT', `/customers/${id}`, {
    firstName: 'Léa-Rose',
    lastName: 'Martin',
    email: 'rose@example.fr',
    phoneNumber: '',
  });
  expect(body).toMatchObject({
    name: 'Léa-Rose Martin',
    email: 'rose@example.fr',
    verified: false,
  });
  await run();
  const mails = await shop.database.pool.query(
    `select recipient from mails where kind in ('emailChanged', 'verification') order by id desc limit 2`,
  );
  expect(mails.rows.map(({ recipient }) => recipient).toSorted()).toEqual([
    lea.email,
    'rose@example.fr',
  ]);
  const token = await mailedToken('verification', 'rose@example.fr');
  expect((await patch(`/account-verification-requests/${token}`, {})).status).toBe(202);
  expect((await call('GET', `/customers/${id}`)).body.verified).toBe(true);
});

test('GRD-27 a correction is refused by field, for an e-mail taken and a phone that is none', async () => {
  const id = await arrived();
  await arrived(noah);
  const call = await as('support');
  const refused = async (correction: object) => {
    const { status, body } = await call('PUT', `/customers/${id}`, correction);
    return [
      status,
      ...body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath),
    ];
  };
  expect(await refused({ email: noah.email.toUpperCase() })).toEqual([422, 'email']);
  expect(await refused({ phoneNumber: '12', firstName: '' })).toEqual([
    422,
    'firstName',
    'phoneNumber',
  ]);
  expect((await call('PUT', '/customers/999', { firstName: 'X' })).status).toBe(404);
});

test('PRI-04 notes of the team go with the copy and the erasure of their customer, once per form', async () => {
  const { token, customer } = await arrive();
  const id = Number(customer.split('/').at(-1));
  const call = await as('support');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const note = { text: 'Préfère être appelée le matin.' };
  for (let nth = 0; nth < 2; nth += 1) await call('POST', `/customers/${id}/notes`, note, key);
  const { body } = await call('GET', `/customers/${id}`);
  expect(body.notes).toMatchObject([{ ...note, by: 'support' }]);
  expect(JSON.stringify(await (await read(`/customers/${id}`, token)).json())).not.toContain(
    'matin',
  );
  const { notes } = body;
  expect((await call('DELETE', `/customers/${id}/notes/${notes[0].id}`)).status).toBe(204);
  expect((await call('DELETE', `/customers/${id}/notes/${notes[0].id}`)).status).toBe(404);
});

test('GRD-27 the team reads mails without the links that open an account', async () => {
  const id = await arrived();
  const call = await as('support');
  const { body } = await call('GET', `/customers/${id}/mails`);
  const [{ id: mail, kind }] = body['hydra:member'];
  expect(kind).toBe('verification');
  const read = (await call('GET', `/customers/${id}/mails/${mail}`)).body;
  expect(read.text).toContain('Confirmez');
  expect(read.text).not.toContain(await mailedToken('verification'));
  expect(read.text).not.toMatch(/https?:/);
  const other = await arrived(noah);
  expect((await call('GET', `/customers/${other}/mails/${mail}`)).status).toBe(404);
});
