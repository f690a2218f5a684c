import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDataDir } from '#platform/data-folder.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { ask } from './ask.ts';
import { readCatalogue, restock } from './catalogue.ts';
import { type Figures, measureFlow, measurePaths } from './load.ts';
import { databaseMeter, piece, piecesHeading } from './pieces.ts';
import { type Running, startBareServer, startShopServer } from './servers.ts';
import { cartFlow, checkoutFlow, filledCart, readProduct } from './shopper.ts';
import { heading, row } from './table.ts';

// Prints, in one run, what the shop does beside what this machine can do at most. Needs a built
// shop and a seeded database: DATABASE_URL, or DATA_DIR of a shop that was started once and is
// stopped now. BENCH_SECONDS sets how long each line is measured.
const SHOPPERS = [1, 8, 32];

if (!existsSync('build/server/index.js')) throw new Error('Build the shop first: npm run build');
const log = createLog('error');
const dataDir = process.env.DATA_DIR ?? defaultDataDir(console.log);
const embedded = process.env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir, log });
const databaseUrl = process.env.DATABASE_URL ?? (embedded?.url as string);
const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RENDER_PICTURES: '0' };

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

/** What each kind of work costs; the rest of the table says how much of it is done in a second. */
async function pieces(shop: Running, uncached: Running, slugs: string[], variants: string[]) {
  const database = databaseMeter(embedded ? dataDir : null);
  const nth = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  const page = (path: string) => async () => {
    const { status, text } = await ask('GET', uncached.url + path, {}, undefined);
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  };
  piecesHeading();
  await piece('product, rendered anew', uncached, database, (n) =>
    page(`/produits/${nth(slugs, n)}/`)(),
  );
  await piece('category, rendered anew', uncached, database, page('/chien/croquettes/'));
  await piece('search, rendered anew', uncached, database, page('/rechercher/?q=saumon'));
  await piece('home, rendered anew', uncached, database, page('/'));
  await piece('product by API, asked of the database', uncached, database, (n) =>
    readProduct(uncached.url, nth(slugs, n)),
  );
  await piece('cart: create, add, change, read', shop, database, (n) =>
    cartFlow(shop.url, [nth(variants, n), nth(variants, n + 1)]),
  );
  await piece('whole checkout, with its mail', shop, database, (n) =>
    checkoutFlow(shop.url, nth(variants, n)),
  );
}

async function measureLimits(productPage: string) {
  const page = await fetch(productPage);
  const bytes = join(mkdtempSync(join(tmpdir(), 'bench-')), 'product.html');
  writeFileSync(bytes, Buffer.from(await page.arrayBuffer()));
  const bare = await startBareServer({ BYTES: bytes });
  const limit = await measurePaths(bare.url, ['/']);
  await bare.stop();
  const selecting = await startBareServer({ DATABASE_URL: databaseUrl });
  const select = await measurePaths(selecting.url, ['/']);
  await selecting.stop();
  return { limit, select };
}

const REST_MS = 10_000;

/** What a shop takes of one core while nobody asks it for anything, in percent. */
async function measureRest(shop: Running): Promise<string> {
  const before = shop.processorTime();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return (((shop.processorTime() - before) / REST_MS) * 100).toFixed(1);
}

await restock(databaseUrl);
const shop = await startShopServer(env);
const { slugs, variants } = await readCatalogue(shop.url);
const { limit, select } = await measureLimits(`${shop.url}/produits/${slugs[0]}/`);
// Before any order: after the last of them its mails are still being written.
const rest = await measureRest(shop);

const uncached = await startShopServer({ ...env, DOCUMENT_CACHE_MB: '0', ROLE: 'web' });
await documents(shop, uncached, limit, slugs);
await api(shop, uncached, select, slugs);
const rendering = uncached.memory();
await pieces(shop, uncached, slugs, variants);
await uncached.stop();
await flows(shop, select, variants);

const { now, peak } = shop.memory();
console.log(
  `\nReady ${Math.round(shop.startUp)} ms after its start. Memory: ${now} MB after the load, ` +
    `${peak} MB at most; ${rendering.peak} MB at most where nothing was kept. ` +
    `At rest: ${rest} % of a core, without its database.`,
);
await shop.stop();
await embedded?.stop();
