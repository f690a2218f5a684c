import { copyRows } from '../../bench/copy-rows.ts';
import { lockOrder, recordPayment } from '../../src/modules/orders/server/index.ts';
import { transact } from '../../src/platform/unit-of-work.ts';
import { orderCalls } from './order-calls.ts';
import type { TestShop } from './shop.ts';
import { stockShop, TIN } from './stocked-shop.ts';

/** Creates paid, unsent orders with consecutive numbers. */
export async function waitingOrders(shop: TestShop, count: number): Promise<void> {
  const { filled, address, ship, pay, complete } = orderCalls(shop);
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
    const others = 'cross join orders o where o.number is not null and o.id <> t.order_id';
    for (const table of ['shipments', 'order_items', 'order_addresses'])
      await copyRows(client, { table, from: others, changed: { id: null, order_id: 'o.id' } });
  } finally {
    client.release();
  }
}
