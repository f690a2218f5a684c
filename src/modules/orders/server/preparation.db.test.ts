import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { lockOrder, recordPayment } from './index.ts';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 60 }));

async function placed(method: string, items: [string, number][], isPaid = true) {
  const cart = await filled(...items);
  await address(cart.tokenValue);
  await ship(cart, method);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  if (isPaid)
    await transact(shop.appContext, async (work) => {
      const order = await lockOrder(work, cart.tokenValue);
      const receipt = { transactionId: `bank-${number}`, captured: true };
      if (order) await recordPayment(work, order, receipt);
    });
  return number as string;
}

test('SHP-04 what is to be prepared is paid for, oldest promise first, late ones marked', async () => {
  const first = await placed('home_standard', [
    [KIBBLE, 1],
    [TIN, 6],
  ]);
  await placed('home_standard', [[TIN, 6]], false);
  shop.appContext.clock.move(Temporal.Duration.from({ days: 7 }));
  const second = await placed('home_express', [[TIN, 12]]);
  const call = await as('logistics');
  const { body } = await call('GET', '/preparation');
  expect(body['hydra:member']).toMatchObject([
    { number: first, isLate: true, methodName: 'Livraison à domicile', carrier: 'Test' },
    { number: second, isLate: false, expectedParcels: 1, sentParcels: 0 },
  ]);
  expect(body['hydra:member'][0].goods).toMatchObject([
    { variantCode: KIBBLE, quantity: 1 },
    { variantCode: TIN, quantity: 6 },
  ]);
  expect(body.waiting).toMatchObject([
    { methodCode: 'home_standard', orders: 1, late: 1 },
    { methodCode: 'home_express', orders: 1, late: 0 },
  ]);
  const numbers = async (query: string) =>
    (await call('GET', `/preparation?${query}`)).body['hydra:member'].map(
      (one: { number: string }) => one.number,
    );
  expect(await numbers('method=home_express')).toEqual([second]);
  expect(await numbers('due=late')).toEqual([first]);
  expect(await numbers('due=today')).toContain(first);
  await call('POST', `/orders/${first}/parcels`, { trackingNumbers: ['AAA-1'], lots: [] });
  expect(await numbers('')).toEqual([second]);
  shop.appContext.clock.move(new Temporal.Duration());
});

test('SHP-04 slips are read for several orders at once, also for one that left, in the order asked for', async () => {
  const call = await as('logistics');
  const one = await placed('home_standard', [[KIBBLE, 1]]);
  const two = await placed('home_standard', [[TIN, 2]]);
  await call('POST', `/orders/${one}/parcels`, { trackingNumbers: ['AAA-1'], lots: [] });
  const { body } = await call('GET', `/packing-slips?numbers=${two},999999999,${one},${two}`);
  expect(body['hydra:member']).toMatchObject([
    { number: two, shippingAddress: { city: 'Lyon' }, sentParcels: 0 },
    { number: one, isLate: false, sentParcels: 1 },
  ]);
  expect((await call('GET', '/packing-slips?numbers=')).status).toBe(422);
});

test('GRD-27 the list of what is to be prepared costs as many queries for one order as for several', async () => {
  const call = await as('logistics');
  await placed('home_standard', [[TIN, 2]]);
  const cost = () => countQueries(shop.database.pool, () => call('GET', '/preparation'));
  const one = await cost();
  for (let more = 0; more < 3; more += 1)
    await placed('home_express', [
      [TIN, 2],
      [KIBBLE, 1],
    ]);
  expect(await cost()).toBe(one);
});
