import pg from 'pg';
import { expect, test } from 'vitest';
import { growCatalogue } from '../bench/grow-catalogue.ts';
import { growOrders } from '../bench/grow-orders.ts';
import { testShop } from './support/shop.ts';
import { stockShop } from './support/stocked-shop.ts';
import { subscribers } from './support/subscriber.ts';

const shop = testShop();
const { subscribe } = subscribers(shop);

test('a shop with orders paid by card is grown for the bench as its tables are today', async () => {
  await stockShop(shop.appContext);
  await subscribe();
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await growCatalogue(client, 30);
  const reported: number[] = [];
  await growOrders(client, 20, (done) => reported.push(done));
  const { rows } = await client.query(
    `select (select count(*)::int from products) as products,
       (select count(*)::int from orders where number like 'C%') as orders,
       (select count(distinct transaction_id)::int from payments) as payments`,
  );
  await client.end();
  expect(rows).toEqual([{ products: 30, orders: 20, payments: 21 }]);
  expect(reported).toEqual([20]);
});
