import { expect, test } from 'vitest';
import { copyRows } from '../../../../bench/copy-rows.ts';
import { isFull } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { costOf, type StatementCost } from '../../../../tests/support/statement-cost.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { waitingOrders } from '../../../../tests/support/waiting-orders.ts';
import { findConcerned, findLotOrders, searchLots } from './find-lots.ts';

const shop = testShop();

/**
 * Number of earlier orders with other lots. Indexes reach their final depth before ten thousand rows, so a short run
 * is representative.
 */
const [FEW, MANY] = [1000, isFull ? 100_000 : 10_000];
const OF_LOT = 40;

async function more(count: number): Promise<void> {
  const client = await shop.database.pool.connect();
  try {
    // Disables triggers: search index and derived tables are not measured here.
    await client.query('set session_replication_role = replica');
    const times = `cross join generate_series(1, ${count - 1}) as c (n)`;
    await copyRows(client, {
      table: 'orders',
      from: `${times} where t.id = (select min(id) from orders where number is not null)`,
      changed: {
        id: null,
        token: "t.token || '-m' || c.n",
        number: "lpad((5000000 + c.n)::text, 9, '0')",
      },
    });
    const others = `cross join orders o where o.number >= '005000000'
      and t.order_id = (select min(id) from orders where number is not null)`;
    for (const table of ['shipments', 'order_addresses'])
      await copyRows(client, { table, from: others, changed: { id: null, order_id: 'o.id' } });
    await noteLots(client, "number >= '005000000'", "'X' || (o.id % 400)");
    await client.query('set session_replication_role = origin');
    await client.query('analyze');
  } finally {
    client.release();
  }
}

const noteLots = (
  client: { query: (text: string) => Promise<unknown> },
  where: string,
  lot: string,
) =>
  client.query(`insert into order_lots
    (order_id, variant_code, lot, best_before, quantity, product_name, recorded_at)
    select o.id, '${TIN}', ${lot}, '2027-09-01', 1, 'Terrine', now() from orders o where ${where}`);

const lot = { lot: 'RAPPEL-1', variantCode: TIN };

/** The queries of the page of a recalled lot. */
const page = (): Promise<StatementCost> =>
  costOf(shop.database.pool, async () => {
    const { db } = shop.database;
    const [found] = await searchLots(db, lot.lot);
    expect(found).toMatchObject({ orders: OF_LOT, pieces: OF_LOT });
    const { orders, total } = await findLotOrders(db, lot, { offset: 0, itemsPerPage: 50 });
    expect([orders.length, total]).toEqual([OF_LOT, OF_LOT]);
    expect(await findConcerned(db, 1, lot)).toHaveLength(1);
  });

test('FOOD-03 what the page of a recalled lot reads grows by half at most from 1,000 parcels to very many (100,000 in a full run)', async () => {
  await waitingOrders(shop, OF_LOT);
  await noteLots(shop.database.pool, 'o.number is not null', `'${lot.lot}'`);
  await more(FEW);
  const few = await page();
  await shop.database.pool.query(
    `delete from orders where number >= '005000000' and id > (select max(order_id) from order_lots where lot = 'RAPPEL-1')`,
  );
  await more(MANY);
  const many = await page();
  const cost = { rows: many.rows / few.rows, pages: many.pages / few.pages };
  expect(cost.rows, JSON.stringify({ few, many })).toBeLessThanOrEqual(1.5);
  expect(cost.pages, JSON.stringify({ few, many })).toBeLessThanOrEqual(1.5);
  const growing = ['orders', 'order_lots', 'shipments', 'order_addresses'];
  expect(many.scanned.filter((table) => growing.includes(table))).toEqual([]);
}, 120_000);
