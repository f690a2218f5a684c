import { beforeEach, expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { findTraces } from '../../../../tests/support/find-traces.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { bearer, people, refusedFields } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { arrive, mailedToken, move, patch, post, put, read, refresh, register } = people(shop);
const jobs = jobRunner(shop);

const PASSWORD = 'quatre tasses de thé';
const ondine = { firstName: 'Ondine', lastName: 'Quatremarre', email: '', password: PASSWORD };
const PHONE = '+33698765432';
const address = {
  firstName: 'Ondine',
  lastName: 'Quatremarre',
  countryCode: 'FR',
  street: '7 rue Introuvable',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: PHONE,
};
const WORDS = ['ondine', 'quatremarre', '98765432', 'introuvable', 'moka', 'noisette'];

let nth = 0;
beforeEach(async () => {
  // Mails to one person are limited beyond a single test, so each uses another address.
  nth += 1;
  ondine.email = `ondine.${nth}@exemple.fr`;
  await stockShop(shop.appContext);
});

const ask = (token: string, body: object = { password: PASSWORD }, id = '1') =>
  post(`/customers/${id}/deletion-requests`, body, bearer(token));
const erase = (token: string) => patch(`/deletion-requests/${token}`, {});
const keep = (token: string) => shop.request('DELETE', `/api/v2/shop/deletion-requests/${token}`);
const signIn = (person: { email: string; password: string }) =>
  post('/authentication-token', { email: person.email, password: person.password });

/** A placed order of the signed-in customer, by bank transfer. */
async function order(token: string): Promise<OrderShape> {
  const headers = bearer(token);
  const { call, filled, ship, pay, complete } = orderCalls({
    ...shop,
    request: (method, path, body, more) =>
      shop.request(method, path, body, { ...headers, ...Object.fromEntries(new Headers(more)) }),
  });
  const cart = await filled([KIBBLE, 1], [BOWL, 1]);
  await call('PATCH', `/${cart.tokenValue}/address`, {
    email: 'ondine.autre@exemple.fr',
    billingAddress: address,
    shippingAddress: { ...address, deliveryInstructions: 'Chien Moka' },
  });
  await ship(cart);
  await pay(cart);
  const placed = (await complete(cart.tokenValue)).body;
  expect(placed.number).toMatch(/^\d{9}$/);
  return placed;
}

/** Pays the order and dispatches its parcel. */
async function deliver({ tokenValue }: OrderShape) {
  await shop.database.pool.query(
    `update orders set payment_state = 'paid' where token = '${tokenValue}'`,
  );
  move({ days: 9 });
  await jobs.start('dispatch-orders');
  move({ days: 0 });
  const shipped = await transact(shop.appContext, (work) => lockOrder(work, tokenValue));
  expect(shipped?.shippingState).toBe('shipped');
}

/** Creates data of Ondine with every feature a customer can use. */
async function liveHere(): Promise<{ token: string; refreshToken: string }> {
  const arrived = await arrive(ondine);
  const { token } = arrived;
  await put('/customers/1', { phoneNumber: PHONE, birthday: '1988-04-12', gender: 'f' }, token);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const home = { ...address, alias: 'Chez Ondine' };
  await post('/addresses', home, { ...bearer(token), ...key });
  await deliver(await order(token));
  await orderCalls(shop).filled([TIN, 1]);
  const cart = await (await post('/orders', {}, bearer(token))).json();
  await shop.request('PUT', `/api/v2/shop/orders/${cart.tokenValue}`, {
    email: ondine.email,
    billingAddress: address,
  });
  const review = { rating: 5, title: 'Très bien', comment: 'Il adore.', product: 'PR000200' };
  await post('/product-reviews', review, bearer(token));
  await post('/product-reviews', { ...review, email: ondine.email });
  await shop.database.pool.query(
    `update reviews set status = 'accepted', author = 'Ondine Q.',
     pet = '{"species":"dog","name":"Noisette","age":"2 ans"}' where id = 1`,
  );
  await post('/contact', { message: 'Bonjour, Ondine ici.', subject: 'Moka' }, bearer(token));
  await post('/contact', { email: ondine.email, message: 'Encore Ondine.' });
  await talkAbout();
  await put('/customers/1', { email: 'ondine.nouvelle@exemple.fr' }, token);
  await jobs.run();
  await put('/customers/1', { email: ondine.email }, token);
  await jobs.run();
  await signIn({ ...ondine, password: 'faux' });
  await post('/reset-password-requests', { email: ondine.email });
  await jobs.run();
  return { token, refreshToken: arrived.refresh_token };
}

/** Texts of the team about her: sent to her, and internal. */
async function talkAbout() {
  const call = await staffCalls(shop).as('support');
  const { body } = await call('GET', '/contact-requests');
  for (const { id } of body['hydra:member']) {
    const text = `Bonjour Ondine, n° ${id}. Embrassez Moka.`;
    expect((await call('POST', `/contact-requests/${id}/replies`, { text })).status).toBe(200);
  }
  const { rows } = await shop.database.pool.query(
    'select number from orders where number is not null',
  );
  const note = { text: 'Ondine rappelle jeudi.' };
  expect((await call('POST', `/orders/${rows[0].number}/notes`, note)).status).toBe(200);
}

/** Accounting records kept by law: invoices as issued, and the data they are made of (docs/decisions/0090). */
const RETAINED = [
  'invoices.snapshot',
  'order_addresses.first_name',
  'order_addresses.last_name',
  'order_addresses.street',
];

test('PRV-07 after a deletion a walk through every table finds nobody outside the accounts', async () => {
  const { token } = await liveHere();
  const noah = { ...ondine, firstName: 'Noah', lastName: 'Petit', email: 'noah@exemple.fr' };
  await register(noah);
  expect((await findTraces(shop.database, WORDS)).length).toBeGreaterThan(20);
  expect((await ask(token, { password: PASSWORD, reason: 'Moi, Ondine' })).status).toBe(202);
  await jobs.run();
  const link = await mailedToken('deletion', ondine.email);
  expect((await erase(link)).status).toBe(202);

  expect(await findTraces(shop.database, WORDS)).toEqual(RETAINED);
  const gone = await shop.database.pool.query(
    'select 1 from order_notes union all select 1 from contact_replies',
  );
  expect(gone.rowCount).toBe(0);
  expect((await findTraces(shop.database, ['noah'])).length).toBeGreaterThan(1);
  const { rows } = await shop.database.pool.query(
    `select kind, first_name, street, phone_number, postcode from order_addresses order by kind`,
  );
  expect(rows).toEqual([
    {
      kind: 'billing',
      first_name: 'Ondine',
      street: '7 rue Introuvable',
      phone_number: null,
      postcode: '69003',
    },
    { kind: 'shipping', first_name: '—', street: '—', phone_number: null, postcode: '69003' },
  ]);
  await jobs.run();
  expect(await findTraces(shop.database, WORDS)).toEqual(RETAINED);
});

test('PRV-07 a published review stays under nobody’s name, one that was not read is deleted', async () => {
  const { token } = await liveHere();
  await ask(token);
  await erase(await mailedToken('deletion', ondine.email));
  const { rows } = await shop.database.pool.query('select author, email, pet, status from reviews');
  expect(rows).toEqual([{ author: null, email: null, pet: null, status: 'accepted' }]);
});

test('a deleted account signs nobody in, its tokens end, and its e-mail is free again', async () => {
  const { token, refreshToken } = await liveHere();
  const reset = await mailedToken('reset', ondine.email);
  await ask(token);
  await erase(await mailedToken('deletion', ondine.email));
  expect((await read('/customers/1', token)).status).toBe(401);
  expect((await refresh(refreshToken)).status).toBe(401);
  const newPassword = 'six tasses de thé vert';
  const passwords = { newPassword, confirmNewPassword: newPassword };
  expect((await patch(`/reset-password-requests/${reset}`, passwords)).status).toBe(422);
  expect((await signIn(ondine)).status).toBe(401);
  const again = await arrive(ondine);
  expect(again.customer).not.toBe('/api/v2/shop/customers/1');
  const orders = await (await read('/orders', again.token)).json();
  expect(orders['hydra:totalItems']).toBe(0);
});

test('the password is asked once more, and guesses meet the lock', async () => {
  const { token } = await arrive(ondine);
  expect(await refusedFields(await ask(token, {}))).toEqual([422, ['password: required']]);
  expect(await refusedFields(await ask(token, { password: 'presque' }))).toEqual([
    422,
    ['password: password.incorrect'],
  ]);
  expect((await ask(token, { password: PASSWORD }, '2')).status).toBe(404);
  for (let guess = 0; guess < 4; guess += 1) await ask(token, { password: 'presque' });
  expect((await ask(token, { password: 'presque' })).status).toBe(429);
});

test('an order under way keeps the account, also when it came after the mail', async () => {
  const { token } = await arrive(ondine);
  await ask(token);
  const link = await mailedToken('deletion', ondine.email);
  const placed = await order(token);
  for (const answer of [await ask(token), await erase(link)]) {
    const body = await answer.json();
    expect([answer.status, body.violations[0].code]).toEqual([422, 'order.open']);
  }
  await deliver(placed);
  expect((await erase(link)).status).toBe(202);
});

test('the link works once, for a day, and may keep the account instead', async () => {
  const { token } = await arrive(ondine);
  await ask(token);
  const stored = await mailedToken('deletion', ondine.email);
  expect((await keep(stored)).status).toBe(204);
  expect(await refusedFields(await keep(stored))).toEqual([422, ['token: link.invalid']]);
  expect(await refusedFields(await erase(stored))).toEqual([422, ['token: link.invalid']]);
  await ask(token);
  const late = await mailedToken('deletion', ondine.email);
  move({ hours: 25 });
  expect((await erase(late)).status).toBe(422);
  move({ days: 0 });
  await ask(token);
  expect((await erase(late)).status).toBe(422);
  expect((await read('/customers/1', token)).status).toBe(200);
  const both = await mailedToken('deletion', ondine.email);
  const statuses = (await Promise.all([erase(both), erase(both)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([202, 422]);
});

test.each([
  ['pet', 'pet'],
  ['Léa s’en va', null],
  [undefined, null],
])('of the reason %s only %s is kept', async (reason, stored) => {
  const { token } = await arrive(ondine);
  await ask(token, { password: PASSWORD, reason });
  await erase(await mailedToken('deletion', ondine.email));
  const { rows } = await shop.database.pool.query('select customer_id, reason from erasures');
  expect(rows).toEqual([{ customer_id: 1, reason: stored }]);
});
