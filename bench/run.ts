import { expectAtMost, sayHowItEnded } from './goals.ts';
import { type Figures, measureFlow, measurePaths } from './load.ts';
import { measureBytes, measureSelect } from './machine.ts';
import { databaseMeter, type Piece, piece, piecesHeading } from './pieces.ts';
import { prepareShop } from './prepare.ts';
import { type Running, startShopServer } from './servers.ts';
import { cartFlow, checkoutFlow, filledCart } from './shopper.ts';
import { statementsOfEach } from './statements.ts';
import { heading, row } from './table.ts';
import { type PieceOfWork, workOf } from './works.ts';

// Prints, in one run, what the shop does beside what this machine can do at most, and what each piece of
// work costs; ends with 1 where a goal is missed. Builds the shop and fills one of its own.
// BENCH_SECONDS sets how long each line is measured, BENCH_PIECES how many pieces are counted.
const SHOPPERS = [1, 8, 32];

async function documents(shop: Running, uncached: Running, limit: Figures, slugs: string[]) {
  const pages = slugs.map((slug) => `/produits/${slug}/`);
  heading('Documents');
  row('bare node:http, the bytes of a product page', limit);
  row('product, kept', await measurePaths(shop.url, pages.slice(0, 1)), limit);
  row('product, rendered each time', await measurePaths(uncached.url, pages));
  row('category, rendered each time', await measurePaths(uncached.url, ['/chien/croquettes/']));
  row('home, rendered each time', await measurePaths(uncached.url, ['/']));
}

async function api(shop: Running, uncached: Running, select: Figures, slugs: string[]) {
  const query = '?render=2&locale=fr&channelCode=FR_WEB';
  const bySlug = slugs.map((slug) => `/api/b2c-products/${slug}${query}`);
  const category = [`/api/b2c-categories/chien%2Fcroquettes${query}`];
  heading('API');
  row('bare node:http with one SELECT by key', select);
  row('product by slug, asked of the database', await measurePaths(uncached.url, bySlug), select);
  row('category of 24, asked of the database', await measurePaths(uncached.url, category), select);
  row('product by slug, kept', await measurePaths(shop.url, bySlug), select);
  row('category of 24, kept', await measurePaths(shop.url, category), select);
}

async function flows(shop: Running, select: Figures, variants: string[]) {
  const nth = (n: number) => variants[n % variants.length] as string;
  heading('Flows');
  const cart = [await filledCart(shop.url, [nth(0), nth(1)])];
  row('cart, read, beside the SELECT by key', await measurePaths(shop.url, cart), select);
  for (const shoppers of SHOPPERS)
    row(
      `cart: create, add, change, read · ${shoppers} at once`,
      await measureFlow((n) => cartFlow(shop.url, [nth(n), nth(n + 1)]), shoppers),
    );
  for (const shoppers of SHOPPERS)
    row(
      `whole checkout · ${shoppers} at once`,
      await measureFlow((n) => checkoutFlow(shop.url, nth(n)), shoppers),
    );
}

async function pieces(shop: Running, uncached: Running, works: readonly PieceOfWork[]) {
  const database = databaseMeter(prepared.dataDir);
  const statements = await statementsOfEach(prepared, works);
  piecesHeading();
  for (const [nth, { name, run, isOfOpenShop, goal }] of works.entries()) {
    const of = isOfOpenShop ? shop : uncached;
    const each: Piece = await piece(of, database, (n) => run(of.url, n));
    each.print(name, statements[nth] ?? Number.NaN);
    if (goal !== undefined) expectAtMost(name, each.shop, goal, 'ms');
  }
}

const REST_MS = 10_000;

/** What a shop takes of one core while nobody asks it for anything, in percent. */
async function measureRest(shop: Running): Promise<string> {
  const before = shop.processorTime();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return (((shop.processorTime() - before) / REST_MS) * 100).toFixed(1);
}

const prepared = await prepareShop('run');
const { env, slugs, variants } = prepared;
const shop = await startShopServer(env);
const page = await fetch(`${shop.url}/produits/${slugs[0]}/`);
const limit = await measureBytes(await page.bytes());
const select = await measureSelect(prepared.databaseUrl);
// Before any order: after the last of them its mails are still being written.
const rest = await measureRest(shop);

const uncached = await startShopServer({ ...env, DOCUMENT_CACHE_MB: '0', ROLE: 'web' });
await documents(shop, uncached, limit, slugs);
await api(shop, uncached, select, slugs);
const rendering = uncached.memory();
await pieces(shop, uncached, workOf(slugs, variants));
await uncached.stop();
await flows(shop, select, variants);

const { now, peak } = shop.memory();
console.log(
  `\nReady ${Math.round(shop.startUp)} ms after its start. Memory: ${now} MB after the load, ` +
    `${peak} MB at most; ${rendering.peak} MB at most where nothing was kept. ` +
    `At rest: ${rest} % of a core, without its database.`,
);
await shop.stop();
await prepared.remove();
sayHowItEnded();
