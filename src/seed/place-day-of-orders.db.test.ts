import { beforeEach, expect, test } from 'vitest';
import { dispatchOrders } from '#modules/orders/server/processes/dispatch-orders.ts';
import { testShop } from '../../tests/support/shop.ts';
import { stockShop } from '../../tests/support/stocked-shop.ts';
import { placeDemoOrdersJob } from './jobs.ts';

const shop = testShop();
const rowsOf = async (text: string) => (await shop.database.pool.query(text)).rows;
const demo = (config: object) => ({
  ...shop.appContext,
  config: { ...shop.appContext.config, ...config },
});
const WAITING = `from orders o join shipments s on s.order_id = o.id
  where o.number is not null and o.shipping_state = 'ready' and o.state = 'new'`;

beforeEach(() => stockShop(shop.appContext, { kibble: 200, bowl: 0 }));

test('O-07 orders of a day are placed behind the open shop, once, wait to be packed and are paid', async () => {
  const appContext = demo({ DEMO_ORDERS: 4 });
  await Promise.all([
    placeDemoOrdersJob.run(appContext, {}),
    placeDemoOrdersJob.run(appContext, {}),
  ]);
  await placeDemoOrdersJob.run(appContext, {});
  expect(await rowsOf(`select distinct o.payment_state as state ${WAITING}`)).toEqual([
    { state: 'authorized' },
  ]);
  const [{ orders, people }] = await rowsOf(
    `select count(*)::int as orders, count(distinct o.customer_id)::int as people ${WAITING}`,
  );
  expect({ orders, people }).toEqual({ orders: 4, people: 4 });
  const [stock] = await rowsOf(
    `select (select sum(reserved) from product_variants)::int as reserved,
      (select sum(quantity) from order_items i join orders o on o.id = i.order_id
       where o.number is not null)::int as ordered,
      (select count(*) from lot_movements where kind = 'settled' and lot <> '')::int as settled`,
  );
  expect(stock.reserved).toBe(stock.ordered);
  expect(stock.settled).toBe(0);
  const [lots] = await rowsOf(
    `select count(*)::int as lots, count(distinct r.supplier)::int as suppliers from lot_movements m
     join goods_receipts r on r.id = m.receipt_id where m.place <> '' and m.best_before is not null`,
  );
  expect(lots.lots).toBeGreaterThan(0);
  expect(lots.suppliers).toBeGreaterThan(0);
  // The back office has suppliers for everything, and an order that awaits its goods.
  const [bought] = await rowsOf(
    `select (select count(*)::int from suppliers) as suppliers,
      (select count(*)::int from product_variants v join products p on p.id = v.product_id
       where v.visible and p.status = 'sold' and v.code not in (select variant_code from supplier_articles)) as unsupplied,
      (select count(*)::int from purchase_orders where state = 'sent') as sent`,
  );
  expect(bought).toEqual({ suppliers: 3, unsupplied: 0, sent: 1 });
});

test('O-07 the stand-in of the warehouse leaves the day to who packs by hand, and takes the rest on the next', async () => {
  await placeDemoOrdersJob.run(demo({ DEMO_ORDERS: 2 }), {});
  const [{ first }] = await rowsOf(`select min(s.dispatch_on) as first ${WAITING}`);
  const { clock } = shop.appContext;
  const days = clock.today().until(Temporal.PlainDate.from(first)).days;
  const waits = demo({ WAREHOUSE_STANDIN: 'day_after' });
  clock.move(Temporal.Duration.from({ days }));
  await dispatchOrders(waits);
  expect(await rowsOf(`select o.id ${WAITING}`)).toHaveLength(2);
  clock.move(Temporal.Duration.from({ days: days + 7 }));
  await dispatchOrders(waits);
  clock.move(new Temporal.Duration());
  expect(await rowsOf(`select o.id ${WAITING}`)).toHaveLength(0);
});

test('O-07 no other shop than a demonstration places orders by itself', async () => {
  await placeDemoOrdersJob.run(demo({}), {});
  await placeDemoOrdersJob.run(demo({ DEMO_ORDERS: 5, isProduction: true }), {});
  expect(await rowsOf(`select o.id ${WAITING}`)).toEqual([]);
});
