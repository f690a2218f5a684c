import pg from 'pg';
import { expect, test } from 'vitest';
import { growCatalogue } from '../bench/grow-catalogue.ts';
import { growOrders } from '../bench/grow-orders.ts';
import { loader as figures } from '../src/backoffice/figures/figures.page.tsx';
import { loader as forecast } from '../src/backoffice/figures/forecast.page.tsx';
import { loader as funnel } from '../src/backoffice/figures/funnel.page.tsx';
import { loader as promotions } from '../src/backoffice/figures/promotions.page.tsx';
import { loader as rehearsal } from '../src/backoffice/figures/rehearsal.page.tsx';
import { loader as subscribers } from '../src/backoffice/figures/subscribers.page.tsx';
import { deriveMoves } from '../src/modules/figures/server/derive-facts.ts';
import { deriveLives } from '../src/modules/figures/server/derive-lives.ts';
import { keepFiguresJob } from '../src/modules/figures/server/jobs.ts';
import { stopwatch } from '../src/platform/clock.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { transact } from '../src/platform/unit-of-work.ts';
import { jobs, listeners } from '../src/registry/jobs.ts';
import { figuresCommand } from '../src/team/figures-command.ts';
import { orderCommand } from '../src/team/order-command.ts';
import { emptyDatabase } from './support/database.ts';
import { scaled } from './support/limits.ts';
import { officeAs } from './support/office-loaders.ts';
import { orderCalls } from './support/order-calls.ts';
import { PARIS_TODAY } from './support/paris-today.ts';
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
  conversion: [funnel, '/gestion/chiffres/conversion/'],
  previsions: [forecast, '/gestion/chiffres/previsions/'],
  repetition: [rehearsal, '/gestion/chiffres/repetition/'],
} as const;
type Page = keyof typeof PAGES;

/** What orders stand in, themselves and below them. */
const OF_ORDERS =
  /\b(from|join)\s+"?(orders|order_items|order_adjustments|payments|shipments|invoices|ledger_entries|ledger_lines)\b/;

/** Facts that grow with subscriptions, and are read summed. */
const OF_EACH =
  /^(forecast_deliveries|forecast_pieces|recurring_moves|subscription_lives|subscription_months)$/;

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
    `update orders set subscription = null, placed_at = now() - make_interval(days => (id % ${DAYS})::integer) where number like 'C%'`,
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
  return { orders: Number(rows[0].orders), costs, oneMore: await costOfChange() };
}

/** What the database looks at when a subscription changed. */
const costOfChange = () =>
  costOf(shop.database.pool, () =>
    transact(shop.appContext, async ({ tx }) => {
      const { code } = await tx
        .selectFrom('subscriptions')
        .select('code')
        .executeTakeFirstOrThrow();
      await deriveMoves(tx, [code]);
      await deriveLives(tx, [code]);
    }),
  );

test(`O-17 pages of figures look at no more of the database with ${MANY} orders than with ${FEW}`, async () => {
  const few = await costsWith(FEW);
  const many = await costsWith(MANY);
  expect(few.orders).toBeGreaterThanOrEqual(FEW);
  expect(many.orders).toBeGreaterThanOrEqual(MANY);
  // A subscription that changes leads to its own orders, not through all of them.
  expect(many.oneMore.rows).toBeLessThanOrEqual(few.oneMore.rows + 20);
  for (const page of Object.keys(PAGES) as Page[]) {
    // A row for each day on which a cart was opened: so few orders leave days without one.
    if (page === 'conversion') continue;
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

const PRODUCTS = 150;
const SMALL = process.env.FULL ? 10_000 : 1000;
const LARGE = SMALL * 100;

/** Orders of a year with two lines each, of many products, sites and promotions, as the model would hold them. */
const modelOf = (orders: number) => `
  create temp table made as
  select n, ${PARIS_TODAY} - (n % 365)::integer as day, (array['FR_WEB', 'FR_WEB', 'BE_WEB'])[1 + n % 3] as channel,
    (array['once', 'first', 'renewal', 'renewal'])[1 + n % 4] as kind, hashint8(n)::bigint + 2147483648 as h
  from generate_series(1, ${orders}) n;
  insert into sales_facts (day, channel, kind, product_sku, orders, pieces, gross, given, costed_pieces, costed_net, cost)
  select day, channel, kind, sku, count(*), count(*), sum(3000), 0, count(*), sum(2500), sum(1500)
  from made cross join lateral (values ('S' || h % ${PRODUCTS}), ('S' || h / 7 % ${PRODUCTS}), ('')) of_it (sku) group by 1, 2, 3, 4 order by 1;
  insert into sale_day_facts select day, channel, kind, sum(orders) filter (where product_sku = ''), sum(pieces), sum(gross),
    sum(given), sum(costed_pieces), sum(costed_net), sum(cost) from sales_facts group by 1, 2, 3;
  insert into sale_product_facts select day, channel, product_sku, sum(pieces), sum(gross), sum(costed_pieces),
    sum(costed_net), sum(cost) from sales_facts where product_sku <> '' group by 1, 2, 3 order by 1;
  insert into sale_month_facts select date_trunc('month', day)::date, channel, product_sku, sum(pieces), sum(gross),
    sum(costed_pieces), sum(costed_net), sum(cost) from sale_product_facts group by 1, 2, 3;
  insert into invoice_facts select day, channel, count(*), 0, sum(6000), 0 from made group by 1, 2;
  insert into renewal_facts select day, channel, count(*), count(*) / 20, count(*) / 40, 0, 0, 0
  from made where kind = 'renewal' group by 1, 2;
  insert into recovery_facts select day, channel, (array['retry', 'new_card', 'link', 'account'])[1 + h % 4], count(*), sum(6000)
  from made where n % 20 = 0 group by 1, 2, 3;
  insert into recurring_facts select day, channel, (array['new', 'churn', 'expansion', 'contraction'])[1 + h % 4], count(*), sum(6000)
  from made where kind = 'first' group by 1, 2, 3;
  insert into ending_facts select day, channel, 'reason' || h % 8, count(*), sum(6000) from made where n % 10 = 0 group by 1, 2, 3;
  insert into cohort_facts select date_trunc('month', day)::date, channel, date_trunc('month', day + (h % 365)::integer)::date,
    count(*), 0, count(*), sum(6000) from made group by 1, 2, 3;
  insert into promotion_facts select day, channel, case h % 4 when 0 then 'CODE' || h % 20 else '' end, count(*), 0, sum(6000), 0, 0
  from made group by 1, 2, 3;
  insert into dispatch_facts select day, channel, count(*), count(*), 0, count(*), count(*) from made group by 1, 2;
  insert into funnel_facts select day, channel, count(*) * 3, 0, 0, 0, count(*), 0, 0 from made group by 1, 2;
  insert into guide_counts select day, channel, count(*), 0 from made group by 1, 2;
  insert into forecast_deliveries select 'S' || n % ${Math.ceil(orders / 30)}, ${PARIS_TODAY} + (n % 90)::integer, channel, 6000
  from made where n % 10 = 0 on conflict do nothing;
  insert into forecast_pieces select d.subscription, d.ships_on, v.code, 1
  from forecast_deliveries d join lateral (select code from product_variants order by code
    offset abs(hashtext(d.subscription)) % ${PRODUCTS} limit 2) v on true;
  insert into forecast_paces select code, 30 from product_variants;
  drop table made`;

/** What the machine takes for the same work at this moment, in ms. */
async function pace() {
  const elapsed = stopwatch();
  await shop.database.pool.query('select sum(n) from generate_series(1, 100000) n');
  return elapsed();
}

/**
 * Of each page, over a month and over a year: what it makes the database look at, the shortest of some visits in ms, and how
 * many times as long as the same work beside it a visit takes, whatever else the machine does.
 */
async function costsOfModel(orders: number) {
  await emptyDatabase();
  await stockShop(shop.appContext);
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await growCatalogue(client, PRODUCTS);
  await client.query('set session_replication_role = origin');
  await client.query(modelOf(orders));
  await client.end();
  await shop.database.pool.query('vacuum (analyze)');
  const { load } = await officeAs(shop, 'accounting');
  const year = `?du=${shop.appContext.clock.today().subtract({ days: 364 })}`;
  const costs: Record<string, StatementCost & { ms: number; paces: number }> = {};
  for (const [page, [loader, address]] of Object.entries(PAGES))
    for (const period of page === 'previsions' || page === 'repetition' ? [''] : ['', year]) {
      const visit = () => load(loader as typeof figures, address + period);
      const times: number[] = [];
      const paces: number[] = [];
      for (let n = 0; n < 21; n += 1) {
        const before = await pace();
        const elapsed = stopwatch();
        await visit();
        times.push(elapsed());
        paces.push((2 * (times.at(-1) ?? 0)) / (before + (await pace())));
      }
      const cost = await costOf(shop.database.pool, visit);
      costs[page + period] = {
        ...cost,
        ms: Math.min(...times),
        paces: paces.toSorted((a, b) => a - b)[10] ?? 0,
      };
    }
  return costs;
}

/** Products of the days of two months at most, each site a row: what the day by day part of a period can hold. */
const MOST_ROWS = 62 * PRODUCTS * 2;

test(`O-17 pages of figures take at most 1.5 times as long with a year of ${LARGE} orders as with ${SMALL}`, async () => {
  const small = await costsOfModel(SMALL);
  const large = await costsOfModel(LARGE);
  const table = Object.entries(small).map(([page, few]) => {
    const many = large[page] ?? few;
    return { page, few, many, times: many.paces / few.paces };
  });
  if (process.env.FULL)
    for (const { page, few, many, times } of table)
      console.log(
        `${page}: ${few.rows} and ${many.rows} rows, ${few.ms.toFixed(1)} and ${many.ms.toFixed(1)} ms at best, ${times.toFixed(2)} times`,
      );
  for (const { page, few, many } of table) {
    expect([page, many.rows <= few.rows * 1.5 + MOST_ROWS]).toEqual([page, true]);
    expect([page, many.scanned.filter((name) => OF_EACH.test(name))]).toEqual([page, []]);
  }
  if (process.env.FULL) expect(table.filter(({ times }) => times > 1.5)).toEqual([]);
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
