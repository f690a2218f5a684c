import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

import { lockOrder, type Order, recordPayment } from './index.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

async function placed(bags = 1): Promise<string> {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, bags]);
  return (await complete(tokenValue)).body.number;
}
const stock = async () =>
  (await shop.database.pool.query(`select on_hand from product_variants where code = '${KIBBLE}'`))
    .rows[0].on_hand;

test('GRD-27 the team finds an order by its number, its e-mail and a name, and by its states', async () => {
  const number = await placed();
  const call = await as('logistics');
  const { body } = await call('GET', `/orders?search=${number}`);
  expect(body['hydra:member']).toMatchObject([
    { number, channel: 'FR_WEB', status: 'awaiting_payment' },
  ]);
  const [{ email, name }] = body['hydra:member'];
  for (const search of [email, name.split(' ').at(-1)?.slice(0, 3)])
    expect((await call('GET', `/orders?search=${search}`)).body['hydra:totalItems']).toBe(1);
  const found = (query: string) => call('GET', `/orders?${query}`).then(({ body }) => body);
  expect((await found('paymentState=paid'))['hydra:totalItems']).toBe(0);
  expect((await found('shippingState=ready'))['hydra:totalItems']).toBe(1);
  expect((await call('GET', '/orders?paymentState=odd')).status).toBe(422);
});

test('GRD-27 the list of orders is sorted by its day or its total, rising and falling, and by nothing else', async () => {
  const numbers = [await placed(3), await placed(1), await placed(2)];
  const call = await as('logistics');
  const sorted = async (sort: string) => {
    const { body } = await call('GET', `/orders?sort=${sort}`);
    return body['hydra:member'].map(({ number }: { number: string }) => numbers.indexOf(number));
  };
  expect(await sorted('placedAt')).toEqual([0, 1, 2]);
  expect(await sorted('-placedAt')).toEqual([2, 1, 0]);
  expect(await sorted('total')).toEqual([1, 2, 0]);
  expect(await sorted('-total')).toEqual([0, 2, 1]);
  for (const odd of ['email', '-', 'total;drop'])
    expect((await call('GET', `/orders?sort=${odd}`)).status).toBe(422);
});

test('GRD-27 the list costs as many queries for one order as for several', async () => {
  const call = await as('logistics');
  await placed();
  const one = await countQueries(shop.database.pool, () => call('GET', '/orders'));
  for (let more = 0; more < 4; more += 1) await placed();
  expect(await countQueries(shop.database.pool, () => call('GET', '/orders'))).toBe(one);
});

test('REL-71 cancelling returns the stock once, however often its form is sent, and is written down', async () => {
  const before = await stock();
  const number = await placed();
  const call = await as('support');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => call('POST', `/orders/${number}/cancel`, {}, key)),
  );
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
    Array.from({ length: 3 }, () => [200, 'cancelled']),
  );
  expect(await stock()).toBe(before);
  expect((await call('POST', `/orders/${number}/cancel`, {})).status).toBe(422);
  const direction = await as('direction');
  const { body } = await direction('GET', `/staff-actions?subject=${number}`);
  expect(body['hydra:member']).toMatchObject([{ action: 'order.cancelled', by: 'support' }]);
  expect((await call('GET', '/orders/999999999')).status).toBe(404);
});

const pay = async (number: string) => {
  const { rows } = await shop.database.pool.query('select token from orders where number = $1', [
    number,
  ]);
  await transact(shop.appContext, async (work) => {
    const order = (await lockOrder(work, rows[0].token)) as Order;
    return recordPayment(work, order, { transactionId: `bank-${number}`, captured: true });
  });
};

test('R-08 GRD-27 who may not know whose an order is sees goods and dates, and nobody’s name', async () => {
  const number = await placed();
  const merchandising = await as('merchandising');
  const paths = [
    '/orders',
    `/orders/${number}`,
    `/orders/${number}/sending`,
    `/orders?search=${number}`,
    '/orders/today',
    '/subscriptions',
    '/terminations',
    '/lots?search=L',
  ];
  const read = async (path: string) => JSON.stringify((await merchandising('GET', path)).body);
  for (const path of paths)
    expect(await read(path), path).not.toMatch(/lea@example|Léa|Martin|Lilas|\+33612345678/);
  expect(await read(`/orders/${number}`)).toContain(KIBBLE);
  // A hit in the search would reveal the name as well.
  expect((await merchandising('GET', '/orders?search=martin')).body['hydra:totalItems']).toBe(0);
  for (const path of ['/preparation', `/packing-slips?numbers=${number}`])
    expect((await merchandising('GET', path)).status, path).toBe(403);
  for (const role of ['support', 'logistics', 'accounting', 'direction'] as const) {
    const { body } = await (await as(role))('GET', `/orders/${number}`);
    expect(body.email, role).toBe('lea@example.org');
  }
});

test('R-11 cancelling what was paid gives money back: it needs the permission to refund', async () => {
  const [paid, unpaid] = [await placed(), await placed()];
  await pay(paid);
  const logistics = await as('logistics');
  expect((await logistics('POST', `/orders/${paid}/cancel`, {})).status).toBe(403);
  expect((await logistics('GET', `/orders/${paid}`)).body.state).toBe('new');
  expect((await logistics('POST', `/orders/${unpaid}/cancel`, {})).status).toBe(200);
  expect((await (await as('support'))('POST', `/orders/${paid}/cancel`, {})).status).toBe(200);
});
