import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { milo } from '../../../../tests/support/an-animal.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { forgetLinks } from './links.ts';
import { vetSheetsData } from './personal-data.ts';

const shop = testShop();
const { subscribe, query } = renewals(shop);
const { of, call } = subscriptionCalls(shop);

const LEA = 'lea@example.org';
const MONTHLY = { subscriptionInterval: 31 };
const DAY = { hours: 24 };

async function catOf(email = LEA, name = 'Milo') {
  const { headers } = await signedIn(shop, email);
  const { body } = await call('POST', '/animals', { ...milo, name }, headers);
  const links = `/animals/${body.id}/vet-links`;
  return {
    id: body.id as number,
    path: body['@id'] as string,
    headers,
    links: () => call('GET', links, undefined, headers),
    make: (days: unknown) => call('POST', links, { days }, headers),
    end: (link: number | string) => call('DELETE', `${links}/${link}`, undefined, headers),
    change: (fields: object) => call('PUT', `/animals/${body.id}`, fields, headers),
  };
}

const read = (token: string) => call('GET', `/vet-sheets/${token}`);

test('N-11 whoever holds the link reads the animal, its weights and its food, and nothing of anybody', async () => {
  const cat = await catOf();
  await call('POST', '/animals', { ...milo, name: 'Autre' }, cat.headers);
  await shop.appContext.clock.move(Temporal.Duration.from(DAY));
  const again = (await signedIn(shop, LEA)).headers;
  await call('PUT', `/animals/${cat.id}`, { weight: 5.1 }, again);
  const own = await subscribe(LEA, [KIBBLE, 1, MONTHLY], [TIN, 2, MONTHLY]);
  const { items } = (await of(own).get()).body;
  const line = items.find(({ variantCode }: { variantCode: string }) => variantCode === KIBBLE);
  await of(own).put(`/items/${line.id}/animals`, { animals: [cat.path] });
  const other = items.find(({ variantCode }: { variantCode: string }) => variantCode === TIN);
  await of(own).put(`/items/${other.id}/animals`, { animals: [] });

  const made = await call('POST', `/animals/${cat.id}/vet-links`, { days: 7 }, own.headers);
  expect(made.status).toBe(201);
  const { status, body, headers } = await read(made.body.token);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    name: 'Milo',
    species: 'cat',
    birthday: milo.birthday,
    sterilized: true,
    weight: 5.1,
    lastDay: made.body.lastDay,
    foods: [{ variantName: line.variantName, productName: line.productName, pieces: 1, every: 31 }],
  });
  expect(body.weights.map(({ weight }: { weight: number }) => weight)).toEqual([5.1, 4.6]);
  const text = JSON.stringify(body);
  for (const secret of [
    'lea@',
    'Autre',
    own.code,
    'customer',
    '/orders',
    'address',
    'token',
    made.body.token,
  ])
    expect(text.includes(secret), secret).toBe(false);
});

test('N-11 a link is dead after its day, once it is ended, and with its animal', async () => {
  const cat = await catOf();
  const [week, month] = [(await cat.make(7)).body, (await cat.make(30)).body];
  expect((await cat.links()).body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([
    month.id,
    week.id,
  ]);
  const today = shop.appContext.clock.today();
  expect([week.lastDay, month.lastDay]).toEqual([
    today.add({ days: 6 }).toString(),
    today.add({ days: 29 }).toString(),
  ]);
  await shop.appContext.clock.move(Temporal.Duration.from({ hours: 6 * 24 }));
  expect((await read(week.token)).status).toBe(200);
  await shop.appContext.clock.move(Temporal.Duration.from({ hours: 7 * 24 }));
  expect((await read(week.token)).status).toBe(404);
  expect((await read(month.token)).status).toBe(200);
  const { headers } = await signedIn(shop, LEA);
  const path = `/animals/${cat.id}/vet-links`;
  const left = await call('GET', path, undefined, headers);
  expect(left.body['hydra:member']).toHaveLength(1);
  expect(await transact(shop.appContext, forgetLinks)).toBe(1);

  for (const _ of ['once', 'again'])
    expect((await call('DELETE', `${path}/${month.id}`, undefined, headers)).status).toBe(204);
  expect((await read(month.token)).status).toBe(404);

  const last = (await call('POST', path, { days: 7 }, headers)).body;
  await call('POST', `/animals/${cat.id}/deletion`, { reason: 'deceased' }, headers);
  expect((await read(last.token)).status).toBe(404);
  expect(await query('select id from vet_links')).toEqual([]);
});

test('N-11 nobody else’s animal has links to make, to list or to end, and the token is stored as a hash', async () => {
  const cat = await catOf();
  const { body: link } = await cat.make(30);
  const { headers } = await signedIn(shop, 'noah@example.org');
  const path = `/animals/${cat.id}/vet-links`;
  expect((await call('GET', path, undefined, headers)).status).toBe(404);
  expect((await call('POST', path, { days: 7 }, headers)).status).toBe(404);
  expect((await call('DELETE', `${path}/${link.id}`, undefined, headers)).status).toBe(404);
  expect((await call('GET', path)).status).toBe(401);
  const foreign = await catOf('noah@example.org');
  expect((await foreign.end(link.id)).status).toBe(204);
  expect((await read(link.token)).status).toBe(200);
  const rows = JSON.stringify(await query('select * from vet_links'));
  expect(rows).not.toContain(link.token);
});

test('N-11 odd days and odd tokens are refused, and an animal keeps ten open links, also of two made at once', async () => {
  const cat = await catOf();
  for (const days of [0, 8, -7, 7.5, '7', null, 1e9])
    expect((await cat.make(days)).status, String(days)).toBe(422);
  for (const token of ['x', '..', 'a'.repeat(43), 'a'.repeat(100)])
    expect((await read(encodeURIComponent(token))).status, token).toBe(404);
  for (let link = 1; link <= 9; link += 1) expect((await cat.make(7)).status).toBe(201);
  const two = await Promise.all([cat.make(7), cat.make(30)]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  await cat.end('nobody');
  expect((await cat.links()).body['hydra:member']).toHaveLength(10);
});

test('N-11 PRV-07 the copy of one’s data lists the links and the weights; erasing takes them', async () => {
  const cat = await catOf();
  await cat.make(7);
  const [{ id: customerId }] = await query(
    "select id from customers where email = 'lea@example.org'",
  );
  const files = await vetSheetsData.exportFiles?.(shop.appContext, Number(customerId));
  expect(JSON.stringify(files)).toContain('Milo');
  await shop.database.db
    .deleteFrom('animals')
    .where('customer_id', '=', Number(customerId))
    .execute();
  expect(await query('select 1 from vet_links union all select 1 from animal_weights')).toEqual([]);
});
