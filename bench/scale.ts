import { join } from 'node:path';
import pg from 'pg';
import { readCatalogue, restock } from './catalogue.ts';
import { expectAtLeast, sayHowItEnded } from './goals.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { growOrders } from './grow-orders.ts';
import { type Figures, measureFlow, measurePaths } from './load.ts';
import { sayMachine } from './machine.ts';
import { logStatements, planOf, statementsOf } from './plans.ts';
import { prepareShop } from './prepare.ts';
import { type Running, startShopServer } from './servers.ts';
import { cartFlow, checkoutFlow, filledCart } from './shopper.ts';
import { heading, row } from './table.ts';

// Does the shop stay as fast with 20,000 products and 1,000,000 orders? Builds the shop, fills one of its
// own, copies its database, grows the copy, and measures both in turn. Ends with 1 where the large one
// takes more than 1.3 times as long. PRODUCTS and ORDERS set the sizes; PLANS=1 prints how the large one
// answers each statement.
const PRODUCTS = Number(process.env.PRODUCTS ?? 20_000);
const ORDERS = Number(process.env.ORDERS ?? 1_000_000);
const PATTERNS = 60;
const SHOPPERS = 8;
const LARGE = 'bench_large';
/** How many times as long the large shop may take. */
const MOST_TIMES = 1.3;

const prepared = await prepareShop('scale');
const { dataDir, databaseUrl: small } = prepared;
const large = small.replace(/\/[^/]*$/, `/${LARGE}`);

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const serve = (databaseUrl: string, env: Record<string, string> = {}) =>
  startShopServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ROLE: 'web',
    RENDER_PICTURES: '0',
    ...env,
  });

async function placePatterns() {
  const shop = await serve(small);
  const { variants } = await readCatalogue(shop.url);
  for (let n = 0; n < PATTERNS; n += 1)
    await checkoutFlow(shop.url, variants[n % variants.length] as string);
  await shop.stop();
}

async function grow() {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  await withClient(small, async (client) => {
    await client.query(`drop database if exists ${LARGE}`);
    await client.query(`create database ${LARGE} template ${new URL(small).pathname.slice(1)}`);
  });
  await withClient(large, async (client) => {
    // What is copied was checked when it was written: neither keys nor triggers look at it again.
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await growCatalogue(client, PRODUCTS);
    console.log(`${PRODUCTS} products after ${seconds()}`);
    await growOrders(client, ORDERS, (done) => console.log(`${done} orders after ${seconds()}`));
    await client.query('update offer_version set version = version + 1');
    await client.query('vacuum (analyze)');
    console.log(`Grown in ${seconds()}.`);
  });
}

interface Shop {
  cached: Running;
  uncached: Running;
  slugs: string[];
  variants: string[];
}

async function open(databaseUrl: string): Promise<Shop> {
  await restock(databaseUrl);
  const stored = await serve(databaseUrl);
  const uncached = await serve(databaseUrl, { DOCUMENT_CACHE_MB: '0' });
  return { cached: stored, uncached, ...(await readCatalogue(stored.url)) };
}

const query = '?render=2&locale=fr&channelCode=FR_WEB';
const category = [`/api/b2c-categories/chien%2Fcroquettes${query}`];
const bySlug = ({ slugs }: Shop) => slugs.map((slug) => `/api/b2c-products/${slug}${query}`);
const nth = ({ variants }: Shop, n: number) => variants[n % variants.length] as string;

/** What is measured, on whichever shop. */
const calls: Record<string, (shop: Shop) => Promise<Figures>> = {
  'product by slug, asked of the database': (shop) => measurePaths(shop.uncached.url, bySlug(shop)),
  'product by slug, kept': (shop) => measurePaths(shop.cached.url, bySlug(shop)),
  'category of 24, asked of the database': (shop) => measurePaths(shop.uncached.url, category),
  'category of 24, kept': (shop) => measurePaths(shop.cached.url, category),
  'cart, read': async (shop) =>
    measurePaths(shop.cached.url, [
      await filledCart(shop.cached.url, [nth(shop, 0), nth(shop, 1)]),
    ]),
  'cart: create, add, change, read': (shop) =>
    measureFlow((n) => cartFlow(shop.cached.url, [nth(shop, n), nth(shop, n + 1)]), SHOPPERS),
  'whole checkout': (shop) =>
    measureFlow((n) => checkoutFlow(shop.cached.url, nth(shop, n)), SHOPPERS),
};

async function compare() {
  const shops = [await open(small), await open(large)] as const;
  await sayMachine(small);
  heading(`${PRODUCTS} products, ${ORDERS} orders beside the small shop`);
  for (const [name, measure] of Object.entries(calls)) {
    const before = await measure(shops[0]);
    const after = await measure(shops[1]);
    row(`${name}: small`, before);
    row(`${name}: large`, after, before);
    const part = after.perSecond / before.perSecond;
    expectAtLeast(`${name}, of the small shop`, part, 1 / MOST_TIMES, 'of it');
  }
  for (const { cached: stored, uncached } of shops) {
    await stored.stop();
    await uncached.stop();
  }
}

async function printPlans() {
  await withClient(large, logStatements);
  const shop = await open(large);
  const log = join(dataDir, 'postgres', 'server.log');
  const seen = await statementsOf(log, async () => {
    await cartFlow(shop.cached.url, [nth(shop, 0), nth(shop, 1)]);
    await checkoutFlow(shop.cached.url, nth(shop, 2));
    for (const path of [...bySlug(shop).slice(0, 1), ...category])
      await (await fetch(shop.uncached.url + path)).arrayBuffer();
  });
  await shop.cached.stop();
  await shop.uncached.stop();
  await withClient(large, async (client) => {
    for (const statement of seen)
      console.log(`\n${statement.text.trim()}\n${await planOf(client, statement)}`);
  });
}

await placePatterns();
await grow();
await compare();
if (process.env.PLANS) await printPlans();
await withClient(small, (client) => client.query(`drop database if exists ${LARGE}`));
await prepared.remove();
sayHowItEnded();
