import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('the day’s work: what waits is counted, and what was cancelled is no revenue', async () => {
  const numbers = [];
  for (let placed = 0; placed < 3; placed += 1) {
    const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
    numbers.push((await complete(tokenValue)).body.number);
  }
  const call = await as('support');
  expect((await call('POST', `/orders/${numbers[0]}/cancel`, {})).status).toBe(200);
  await shop.database.pool.query("update orders set payment_state = 'paid' where number = $1", [
    numbers[1],
  ]);
  const { status, body } = await call('GET', '/orders-today');
  expect(status).toBe(200);
  expect(body).toMatchObject({ toPrepare: 1, late: 0, unpaid: 1, unpaidSoon: 0 });
  expect(body.days).toHaveLength(60);
  expect(body.days.at(-1)).toMatchObject({ orders: 1 });
  await shop.database.pool.query('update shipments set dispatch_on = dispatch_on - 30');
  await shop.database.pool.query("update orders set payment_due_at = now() + interval '2 days'");
  expect((await call('GET', '/orders-today')).body).toMatchObject({ late: 1, unpaidSoon: 1 });
});

test('O-04 O-05 O-14 each figure of the day is the length of the list it leads to, and only money that came or is held is sold', async () => {
  const states = [
    ['authorized', true],
    ['paid', true],
    ['partially_refunded', true],
    ['awaiting_payment', false],
    ['partially_authorized', false],
    ['partially_paid', false],
    ['refunded', false],
  ] as const;
  const total: number[] = [];
  for (const [state] of states) {
    const cart = await ready('bank_transfer', [KIBBLE, 1]);
    const { number } = (await complete(cart.tokenValue)).body;
    total.push(cart.total);
    await shop.database.pool.query(
      `update orders set payment_state = $1, payment_due_at = now() + interval '2 days'
       where number = $2`,
      [state, number],
    );
  }
  const call = await as('direction');
  const { body } = await call('GET', '/orders-today');
  const lengthOf = async (path: string) => (await call('GET', path)).body['hydra:totalItems'];
  expect(body).toMatchObject({ toPrepare: 3, unpaid: 3, unpaidSoon: 3, held: 0 });
  expect(body.toPrepare).toBe(await lengthOf('/preparation'));
  expect(body.late).toBe(await lengthOf('/preparation?due=late'));
  expect(body.held).toBe(await lengthOf('/orders?held=any'));
  expect(body.unpaid).toBe(await lengthOf('/orders?owed=all'));
  expect(body.unpaidSoon).toBe(await lengthOf('/orders?owed=soon'));
  const [one = 0] = total;
  expect(body.days.at(-1)).toMatchObject({ orders: 3, amount: 3 * one, owed: 3 * one });
});
