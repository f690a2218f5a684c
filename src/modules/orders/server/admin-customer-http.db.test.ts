import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { arrive } = people(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('ORD-15 what a customer has spent leaves carts and cancelled orders out', async () => {
  await arrive();
  const call = await as('support');
  const purchases = () => call('GET', '/customers/1/purchases').then(({ body }) => body);
  expect(await purchases()).toMatchObject({ count: 0, spent: 0, latest: [] });
  const numbers: string[] = [];
  const totals: number[] = [];
  for (const quantity of [1, 2]) {
    const { tokenValue } = await ready('bank_transfer', [KIBBLE, quantity]);
    const { body } = await complete(tokenValue);
    numbers.push(body.number);
    totals.push(body.total);
  }
  const own = 'update orders set customer_id = 1 where number = any ($1)';
  await shop.database.pool.query(own, [numbers]);
  await ready('bank_transfer', [KIBBLE, 1]);
  expect(await purchases()).toMatchObject({
    count: 2,
    spent: totals.reduce((all, one) => all + one),
  });
  await call('POST', `/orders/${numbers[0]}/cancel`, {});
  const { latest, ...sum } = await purchases();
  expect(sum).toMatchObject({ count: 1, spent: totals[1] });
  expect(latest.map(({ number }: { number: string }) => number)).toEqual(numbers.toReversed());
  const listed = (customer: number) => call('GET', `/orders?customer=${customer}`);
  expect((await listed(1)).body['hydra:totalItems']).toBe(2);
  expect((await listed(2)).body['hydra:totalItems']).toBe(0);
});
