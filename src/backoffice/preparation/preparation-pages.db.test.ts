import { expect, test } from 'vitest';
import { lockOrder, recordPayment } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { copyRows } from '../../../bench/copy-rows.ts';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { loader as picking } from './picking.page.tsx';
import { loader as preparation } from './preparation.page.tsx';
import { loader as slips } from './slips.page.tsx';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);

const WAITING = 34;

/** As many orders that are paid for and have not left. */
async function waiting(count: number) {
  await stockShop(shop.appContext, {});
  const cart = await filled([TIN, 1]);
  await address(cart.tokenValue);
  await ship(cart);
  await pay(cart, 'bank_transfer');
  await complete(cart.tokenValue);
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, cart.tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-1', captured: true });
  });
  const client = await shop.database.pool.connect();
  try {
    const more = `cross join generate_series(1, ${count - 1}) as c (n)`;
    await copyRows(client, {
      table: 'orders',
      from: `${more} where t.number is not null`,
      changed: {
        id: null,
        token: "t.token || '-' || c.n",
        number: "lpad((t.number::bigint + c.n)::text, 9, '0')",
      },
    });
    const others = `cross join orders o where o.number is not null and o.id <> t.order_id`;
    for (const table of ['shipments', 'order_items', 'order_addresses'])
      await copyRows(client, { table, from: others, changed: { id: null, order_id: 'o.id' } });
  } finally {
    client.release();
  }
}

const numbersOf = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

test('O-06 without a tick each page prints the orders it shows, and takes what is in them', async () => {
  await waiting(WAITING);
  const load = await officeAs(shop, 'logistics');
  const pages = [];
  for (const page of [1, 2]) {
    const shown = await load(preparation, `/gestion/preparation/?page=${page}`);
    const printed = await load(slips, `/gestion/preparation/bordereaux/?page=${page}`);
    const taken = await load(picking, `/gestion/preparation/ramassage/?page=${page}`);
    expect(numbersOf(printed.orders)).toEqual(numbersOf(shown.orders));
    expect(taken.numbers).toEqual(numbersOf(shown.orders));
    pages.push(shown.orders.length);
  }
  expect(pages.reduce((sum, count) => sum + count)).toBe(WAITING);
  expect(pages[1]).toBeGreaterThan(0);
});
