import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { lockOrder, recordPayment } from './index.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 60 }));

async function paid(...items: [string, number][]): Promise<string> {
  const { tokenValue } = await ready('bank_transfer', ...items);
  const { number } = (await complete(tokenValue)).body;
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, tokenValue);
    if (order)
      await recordPayment(work, order, { transactionId: `bank-${number}`, captured: true });
  });
  return number;
}
const lot = (variantCode: string, name: string, more = {}) => ({
  variantCode,
  lot: name,
  bestBefore: null,
  quantity: null,
  ...more,
});
const once = () => ({ 'idempotency-key': crypto.randomUUID() });
const mails = async (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute();

test('REL-71 parcels sent by a form pressed twice leave once, with one mail and one line in the log', async () => {
  const number = await paid([KIBBLE, 1]);
  const call = await as('logistics');
  const body = { trackingNumbers: ['8R41122'], lots: [lot(KIBBLE, 'L2311')] };
  const key = once();
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('POST', `/orders/${number}/parcels`, body, key)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await run();
  expect(await mails('order-sent')).toHaveLength(1);
  const { body: file } = await call('GET', `/orders/${number}/file`);
  expect(file).toMatchObject({ mayLeave: false, lots: [{ lot: 'L2311', quantity: 1 }] });
  expect(file.events).toMatchObject([
    { event: 'parcel_left', by: 'logistics', detail: '8R41122' },
    { event: 'placed', by: null },
  ]);
  const again = await call('POST', `/orders/${number}/parcels`, body, once());
  expect(again.status).toBe(422);
});

test('DEL-07 SHP-05 who packs says whether more follows, whatever the weights say', async () => {
  const number = await paid([KIBBLE, 1]);
  const call = await as('logistics');
  const send = (trackingNumber: string, isLast?: boolean) =>
    call('POST', `/orders/${number}/parcels`, {
      trackingNumbers: [trackingNumber],
      lots: [],
      isLast,
    });
  expect((await send('COLIS-1', false)).body).toMatchObject({ mayLeave: true });
  expect((await send('COLIS-1', true)).status).toBe(422);
  const support = await as('support');
  expect((await support('POST', `/orders/${number}/cancel`, {})).status).toBe(422);
  expect((await send('COLIS-2', true)).body).toMatchObject({ mayLeave: false });
  const arrive = (...trackingNumbers: string[]) =>
    call('POST', `/orders/${number}/arrivals`, { trackingNumbers });
  expect((await arrive('COLIS-9')).status).toBe(422);
  expect((await arrive('COLIS-1')).status).toBe(200);
  expect((await arrive()).body.events[0]).toMatchObject({
    event: 'parcel_arrived',
    by: 'logistics',
    detail: 'COLIS-2',
  });
  expect((await arrive()).status).toBe(422);
  expect((await call('GET', `/orders/${number}`)).body.deliveredAt).not.toBeNull();
});

test('SHP-04 nothing leaves unpaid, and a tracking number is one the carrier can read', async () => {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  const { number } = (await complete(tokenValue)).body;
  const call = await as('logistics');
  const send = (...trackingNumbers: string[]) =>
    call('POST', `/orders/${number}/parcels`, { trackingNumbers, lots: [] });
  expect((await send('COLIS-1')).status).toBe(422);
  expect((await send('a b')).body.violations).toMatchObject([{ code: 'invalid' }]);
  expect((await send()).body.violations).toMatchObject([{ code: 'order.state' }]);
  expect((await call('GET', `/orders/${number}/file`)).body).toMatchObject({ mayLeave: false });
  const unnumbered = { trackingNumbers: [], lots: [] };
  const { body } = await call('POST', `/orders/${await paid([KIBBLE, 1])}/parcels`, unnumbered);
  expect(body.violations).toMatchObject([{ code: 'order.tracking' }]);
});

test('FOOD-03 lots are kept by article, several of one, added up, corrected, never more than was ordered', async () => {
  const number = await paid([KIBBLE, 3], [TIN, 6]);
  const call = await as('logistics');
  const add = (...lots: object[]) => call('POST', `/orders/${number}/lots`, { lots });
  const bestBefore = '2027-11-30';
  const { body } = await add(
    lot(KIBBLE, ' l 23-11 ', { quantity: 1, bestBefore }),
    lot(KIBBLE, 'L24-01', { quantity: 1 }),
    lot(TIN, 'T7'),
  );
  expect(body.lots).toMatchObject([
    { variantCode: KIBBLE, lot: 'L23-11', quantity: 1, bestBefore },
    { variantCode: KIBBLE, lot: 'L24-01', quantity: 1 },
    // Recorded without a count: it stands for all pieces.
    { variantCode: TIN, lot: 'T7', quantity: 6 },
  ]);
  expect((await add(lot(KIBBLE, 'L23-11', { quantity: 2 }))).status).toBe(422);
  expect((await add(lot('99999999', 'L1'))).status).toBe(422);
  expect((await add(lot(KIBBLE, 'L1', { bestBefore: '2027-02-30' }))).status).toBe(422);
  expect((await add(lot(KIBBLE, 'L23-11', { quantity: 1 }))).body.lots[0]).toMatchObject({
    quantity: 2,
    bestBefore,
  });
  const { id } = body.lots[2];
  const remove = () => call('DELETE', `/orders/${number}/lots/${id}`);
  expect((await remove()).body.lots).toHaveLength(2);
  expect((await remove()).status).toBe(404);
});

test('orders: notes stay with the team, their customer never reads them', async () => {
  const number = await paid([KIBBLE, 1]);
  const call = await as('support');
  const { body } = await call('POST', `/orders/${number}/notes`, { text: ' Appeler avant. ' });
  expect(body.notes).toMatchObject([{ author: 'support', text: 'Appeler avant.' }]);
  expect((await call('POST', `/orders/${number}/notes`, { text: ' ' })).status).toBe(422);
  const accounting = await as('accounting');
  expect((await accounting('POST', `/orders/${number}/notes`, { text: 'x' })).status).toBe(403);
  const { body: order } = await call('GET', `/orders/${number}`);
  expect(JSON.stringify(order)).not.toContain('Appeler');
});

test('GRD-27 the file of an order costs as many queries whatever it holds', async () => {
  const call = await as('logistics');
  const [small, large] = [await paid([KIBBLE, 1]), await paid([KIBBLE, 3], [TIN, 9])];
  await call('POST', `/orders/${large}/lots`, { lots: [lot(KIBBLE, 'A'), lot(TIN, 'B')] });
  await call('POST', `/orders/${large}/notes`, { text: 'Fragile' });
  const cost = (number: string) =>
    countQueries(shop.database.pool, () => call('GET', `/orders/${number}/file`));
  expect(await cost(large)).toBe(await cost(small));
});
