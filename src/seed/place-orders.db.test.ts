import { beforeEach, expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { jobRunner } from '../../tests/support/run-jobs.ts';
import { testShop } from '../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../tests/support/stocked-shop.ts';
import { placeOrders } from './place-orders.ts';

const shop = testShop();

beforeEach(() => stockShop(shop.appContext, { kibble: 500 }));

/** The demonstration's, of what this shop has in stock. */
const orders = demoShop.orders.map((order, place) => ({
  ...order,
  items: order.items.map(([, quantity]): [string, number] => [place % 2 ? TIN : KIBBLE, quantity]),
}));

test('the demonstration shows orders in every state, each on its day, placed once', async () => {
  await placeOrders(shop.appContext, demoShop.buyers, orders);
  await placeOrders(shop.appContext, demoShop.buyers, orders);
  const rows = await shop.database.db
    .selectFrom('orders')
    .select(['state', 'payment_state', 'placed_at'])
    .where('placed_at', 'is not', null)
    .orderBy('number')
    .execute();
  expect(rows).toHaveLength(demoShop.orders.length);
  const days = rows.map(({ placed_at }) => placed_at?.getTime() ?? 0);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const count = (state: string) => rows.filter((row) => Object.values(row).includes(state)).length;
  expect(count('awaiting_payment')).toBe(3);
  await jobRunner(shop).run();
  const { rows: lost } = await shop.database.pool.query(
    "select 1 from mails where kind = 'payment-lost'",
  );
  expect(lost).toEqual([]);
  expect(count('partially_refunded')).toBe(1);
  expect(count('cancelled')).toBe(2);
  expect(count('completed')).toBeGreaterThan(10);
});
