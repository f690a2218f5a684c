import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { findVariantsForSale } from './index.ts';
import { applyPricesJob } from './jobs.ts';

const shop = testShop();
const { as } = staffCalls(shop);

beforeEach(async () => {
  shop.appContext.clock.move(new Temporal.Duration());
  await stockShop(shop.appContext);
});

const today = () => shop.appContext.clock.today();
const inDays = (days: number) => today().add({ days }).toString();
const price = (changes: object) => ({
  channels: ['FR_WEB'],
  cents: 3900,
  from: null,
  confirmed: false,
  ...changes,
});
const sold = async (channel = 'FR_WEB') =>
  (await findVariantsForSale(shop.database.db, channel, [KIBBLE]))[0];
const change = async (body: object) =>
  (await as('merchandising'))('POST', `/product-variants/${KIBBLE}/prices`, body);

test('PRI-02 BIZ-06 a price changed now sells at once on its site alone, and may strike through the lowest of 30 days', async () => {
  expect((await change(price({}))).status).toBe(204);
  expect(await sold()).toMatchObject({
    unitPrice: 3900,
    subscriptionUnitPrice: 3510,
    originalUnitPrice: 4100,
  });
  expect(await sold('BE_WEB')).toMatchObject({ unitPrice: 4100 });
  const { body } = await (await as('accounting'))('GET', '/products/PR000123');
  expect(body.variants[0].prices[0]).toMatchObject({ channel: 'FR_WEB', reference: 4100 });
});

test('prices: a slip of the hand is asked about, zero and the past are refused', async () => {
  const far = await change(price({ cents: 410 }));
  expect([far.status, far.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'confirmed', message: expect.stringContaining('-90') }],
  ]);
  expect((await change(price({ cents: 410, confirmed: true }))).status).toBe(204);
  for (const wrong of [{ cents: 0 }, { cents: -1 }, { from: inDays(-1) }, { channels: ['XX'] }])
    expect((await change(price({ confirmed: true, ...wrong }))).status).toBe(422);
  expect((await change(price({ cents: 12.5 }))).status).toBe(400);
  expect(await sold()).toMatchObject({ unitPrice: 410 });
});

test('PRI-02 a price decided for a later day applies that day, once, and not before', async () => {
  await change(price({ cents: 4300, from: inDays(3), channels: ['FR_WEB', 'BE_WEB'] }));
  await change(price({ cents: 4500, from: inDays(3) }));
  const call = await as('merchandising');
  const scheduled = async () =>
    (await call('GET', '/products/PR000123')).body.variants[0].scheduled;
  expect(await scheduled()).toMatchObject([
    { channel: 'FR_WEB', cents: 4500, from: inDays(3), by: 'merchandising' },
    { channel: 'BE_WEB', cents: 4300 },
  ]);
  shop.appContext.clock.move(Temporal.Duration.from({ days: 2 }));
  await applyPricesJob.run(shop.appContext, {} as never);
  expect(await sold()).toMatchObject({ unitPrice: 4100 });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 3 }));
  await applyPricesJob.run(shop.appContext, {} as never);
  await applyPricesJob.run(shop.appContext, {} as never);
  expect(await sold()).toMatchObject({ unitPrice: 4500, subscriptionUnitPrice: 4050 });
  expect(await sold('BE_WEB')).toMatchObject({ unitPrice: 4300 });
});

test('prices: a decided price can be taken back until it applies', async () => {
  await change(price({ from: inDays(1) }));
  const call = await as('merchandising');
  const { body } = await call('GET', '/products/PR000123');
  const [{ id }] = body.variants[0].scheduled;
  expect((await call('DELETE', `/scheduled-prices/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/scheduled-prices/${id}`)).status).toBe(404);
  shop.appContext.clock.move(Temporal.Duration.from({ days: 2 }));
  await applyPricesJob.run(shop.appContext, {} as never);
  expect(await sold()).toMatchObject({ unitPrice: 4100 });
});
