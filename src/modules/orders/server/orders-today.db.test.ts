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
  expect(body.days.at(-1)).toMatchObject({ orders: 2 });
  await shop.database.pool.query('update shipments set dispatch_on = dispatch_on - 30');
  await shop.database.pool.query("update orders set payment_due_at = now() + interval '2 days'");
  expect((await call('GET', '/orders-today')).body).toMatchObject({ late: 1, unpaidSoon: 1 });
});
