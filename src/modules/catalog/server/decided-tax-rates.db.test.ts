import { afterEach, beforeEach, expect, test } from 'vitest';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { officeAs } from '../../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import {
  action as decide,
  loader as ratesPage,
} from '../../../backoffice/settings/tax-rates.page.tsx';

const shop = testShop();
const { appContext, database } = shop;
const { as } = staffCalls(shop);
const { call: shopCall, complete, ready } = orderCalls(shop);
const [TUESDAY, MONDAY] = ['2027-02-02', '2027-02-08'];
const RATE = {
  country: 'FR',
  category: 'pet_food',
  rate: 1000,
  appliesOn: MONDAY,
  source: 'Loi de finances 2027',
};

beforeEach(async () => {
  await stockShop(appContext);
  goToNoon(appContext.clock, TUESDAY);
});
afterEach(async () => {
  appContext.clock.move(new Temporal.Duration());
  // Reference data is not reset between tests.
  await database.pool.query('delete from tax_rates where decided_at is not null');
});

test('O-16 VAT-05 a decided rate is charged from its day on; what was placed before keeps its own, and prices stay', async () => {
  const call = await as('accounting');
  const placed = await ready('bank_transfer', [TIN, 10]);
  await complete(placed.tokenValue);
  const cart = await ready('bank_transfer', [TIN, 10]);
  const preview = await call('POST', '/tax-rate-previews', RATE);
  expect(preview.body).toMatchObject({
    before: 2000,
    after: 1000,
    orders: 1,
    money: 2900,
    deliveries: 0,
  });
  expect((await call('POST', '/tax-rates', RATE)).status).toBe(204);

  const before = (await shopCall('GET', `/${cart.tokenValue}`)).body;
  goToNoon(appContext.clock, MONDAY);
  const after = (await shopCall('GET', `/${cart.tokenValue}`)).body;
  expect([after.total, before.total]).toEqual([cart.total, cart.total]);
  // 29,00 € of food plus its delivery: 20 %, then 10 % of the amount before tax.
  const vat = (rate: number) => Math.round((cart.total * rate) / (100 + rate));
  expect([before.taxTotal, after.taxTotal]).toEqual([vat(20), vat(10)]);
  const { rows } = await database.pool.query(
    'select i.tax_rate, i.vat from order_items i join orders o on o.id = i.order_id where o.token = $1',
    [placed.tokenValue],
  );
  expect(rows).toEqual([{ tax_rate: 2000, vat: 483 }]);

  const { body } = await (await as('direction'))('GET', '/tax-rates');
  const [french] = body['hydra:member'].filter(
    ({ country, category }: { country: string; category: string }) =>
      country === 'FR' && category === 'pet_food',
  );
  expect(french).toMatchObject({
    rate: 1000,
    since: MONDAY,
    source: 'Loi de finances 2027',
    waiting: [],
  });
  expect(french.past[0]).toMatchObject({ by: 'accounting', rate: 1000 });
  expect(french.past[1]).toMatchObject({ by: null, rate: 2000 });
});

test('O-16 a rate of today, one that changes nothing and a role without the right are refused; one that waits is taken back', async () => {
  const call = await as('accounting');
  const refused = async (more: object) =>
    (await call('POST', '/tax-rates', { ...RATE, ...more })).body.violations?.[0]?.propertyPath;
  expect(await refused({ appliesOn: TUESDAY })).toBe('appliesOn');
  expect(await refused({ rate: 2000 })).toBe('rate');
  expect(await refused({ country: 'ES' })).toBe('country');
  expect((await (await as('merchandising'))('POST', '/tax-rates', RATE)).status).toBe(403);
  await call('POST', '/tax-rates', RATE);
  const { rows } = await database.pool.query(
    'select id from tax_rates where decided_at is not null',
  );
  expect((await call('DELETE', `/tax-rates/${rows[0].id}`)).status).toBe(204);
  expect((await call('DELETE', `/tax-rates/${rows[0].id}`)).status).toBe(404);
  // A rate shipped with the shop cannot be cancelled.
  const { rows: shipped } = await database.pool.query('select min(id) as id from tax_rates');
  expect((await call('DELETE', `/tax-rates/${shipped[0].id}`)).status).toBe(404);
});

test('O-16 the page of VAT rates says what a rate would be charged on before it is decided, as it was looked at', async () => {
  const office = await officeAs(shop, 'accounting');
  const fields = (more: readonly (readonly [string, string])[] = []) => [
    ['intent', 'decideTaxRate'] as const,
    ['key', 'formulaire-de-tva-1'] as const,
    ['country', 'FR'] as const,
    ['category', 'accessory'] as const,
    ['rate', '5,5'] as const,
    ['appliesOn', MONDAY] as const,
    ['source', 'Loi de finances 2027'] as const,
    ...more,
  ];
  const address = '/gestion/reglages/tva/';
  const looked = (await office.send(decide, address, fields())) as unknown as {
    data: { values: Record<string, string> };
  };
  expect(JSON.parse(looked.data.values.preview ?? '')).toMatchObject({ before: 2000, after: 550 });
  const decided = () => database.pool.query('select from tax_rates where decided_at is not null');
  expect((await decided()).rowCount).toBe(0);
  const led = await office
    .send(
      decide,
      address,
      fields([
        ['confirmed', '1'],
        ['looked', looked.data.values.looked ?? ''],
      ]),
    )
    .catch((thrown: Response) => thrown.headers.get('location'));
  expect(led).toBe(`${address}?fait=decide`);
  const { rates } = await office.load(ratesPage, address);
  expect(
    rates.find(({ country, category }) => country === 'FR' && category === 'accessory')?.waiting,
  ).toMatchObject([{ rate: 550, appliesOn: MONDAY, by: 'accounting' }]);
});
