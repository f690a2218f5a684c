import pg from 'pg';
import { expect, test } from 'vitest';
import { growOrders } from '../bench/grow-orders.ts';
import { loader as figures } from '../src/backoffice/figures/figures.page.tsx';
import { loader as forecast } from '../src/backoffice/figures/forecast.page.tsx';
import { loader as promotions } from '../src/backoffice/figures/promotions.page.tsx';
import { loader as rehearsal } from '../src/backoffice/figures/rehearsal.page.tsx';
import { loader as subscribers } from '../src/backoffice/figures/subscribers.page.tsx';
import { keepFiguresJob } from '../src/modules/figures/server/jobs.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { jobs, listeners } from '../src/registry/jobs.ts';
import { figuresCommand } from '../src/team/figures-command.ts';
import { orderCommand } from '../src/team/order-command.ts';
import { emptyDatabase } from './support/database.ts';
import { scaled } from './support/limits.ts';
import { officeAs } from './support/office-loaders.ts';
import { orderCalls } from './support/order-calls.ts';
import { testShop } from './support/shop.ts';
import { costOf, type StatementCost } from './support/statement-cost.ts';
import { KIBBLE, lyon, stockShop } from './support/stocked-shop.ts';
import { subscribers as subscribing } from './support/subscriber.ts';

const shop = testShop();
const { subscribe } = subscribing(shop);
const { filled, address, ship, pay, complete } = orderCalls(shop);

const PAGES = {
  ventes: [figures, '/gestion/chiffres/'],
  abonnements: [subscribers, '/gestion/chiffres/abonnements/'],
  promotions: [promotions, '/gestion/chiffres/promotions/'],
  previsions: [forecast, '/gestion/chiffres/previsions/'],
  repetition: [rehearsal, '/gestion/chiffres/repetition/'],
} as const;
type Page = keyof typeof PAGES;

/** What orders stand in, themselves and below them. */
const OF_ORDERS =
  /\b(from|join)\s+"?(orders|order_items|order_adjustments|payments|shipments|invoices|ledger_entries|ledger_lines)\b/;

const FEW = process.env.FULL ? 10_000 : 200;
const MANY = FEW * 10;
const DAYS = 30;

/** What each page makes the database look at once so many orders were placed in the last thirty days. */
async function costsWith(orders: number) {
  await emptyDatabase();
  await stockShop(shop.appContext);
  await subscribe();
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await growOrders(client, orders, () => {});
  await client.query(
    `update orders set placed_at = now() - make_interval(days => (id % ${DAYS})::integer) where number like 'C%'`,
  );
  await client.end();
  await figuresCommand(shop.appContext, ['rebuild']);
  const { rows } = await shop.database.pool.query(
    'select sum(orders)::int as orders from sales_facts',
  );
  await shop.database.pool.query('analyze');
  const { load } = await officeAs(shop, 'accounting');
  const costs = {} as Record<Page, StatementCost>;
  for (const [page, [loader, address]] of Object.entries(PAGES)) {
    const visit = () => load(loader as typeof figures, address);
    await visit();
    costs[page as Page] = await costOf(shop.database.pool, visit);
  }
  return { orders: Number(rows[0].orders), costs };
}

test(`O-17 pages of figures look at no more of the database with ${MANY} orders than with ${FEW}`, async () => {
  const few = await costsWith(FEW);
  const many = await costsWith(MANY);
  expect(few.orders).toBeGreaterThanOrEqual(FEW);
  expect(many.orders).toBeGreaterThanOrEqual(MANY);
  for (const page of Object.keys(PAGES) as Page[]) {
    const [less, more] = [few.costs[page], many.costs[page]];
    // A few pages more where a table of the model grew by some rows.
    expect([page, more.rows <= less.rows * 1.5 + 20, more.pages <= less.pages * 1.5 + 20]).toEqual([
      page,
      true,
      true,
    ]);
    expect([page, more.scanned.filter((table) => OF_ORDERS.test(`from ${table}`))]).toEqual([
      page,
      [],
    ]);
  }
}, 600_000);

test('O-17 figures follow what is placed and paid within five seconds', async () => {
  await stockShop(shop.appContext);
  const log = createLog('silent');
  const names = jobs.map(({ name }) => name);
  const worker = await createJobs(shop.database.url, log, names, listeners);
  await worker.work(shop.appContext, [keepFiguresJob]);
  const sold = async () => {
    const { rows } = await shop.database.pool.query(
      'select coalesce(sum(gross), 0)::int as gross from sales_facts',
    );
    return rows[0].gross;
  };
  try {
    const cart = await filled([KIBBLE, 2]);
    await address(cart.tokenValue, lyon);
    await ship(cart);
    await pay(cart, 'bank_transfer');
    const { number, total } = (await complete(cart.tokenValue)).body;
    await orderCommand(shop.appContext, [number, 'paid', `VIR-${number}`]);
    await expect.poll(sold, { timeout: scaled(5000) }).toBe(total);
  } finally {
    await worker.stop();
  }
});
