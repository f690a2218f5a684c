import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDir } from '#platform/data-folder.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { type Figures, measureFlow, measurePaths } from './load.ts';
import { type Running, startBareServer, startShopServer } from './servers.ts';
import { cartFlow, checkoutFlow } from './shopper.ts';

// Prints, in one run, what the shop does beside what this machine can do at most. Needs a built
// shop and a seeded database: DATABASE_URL, or DATA_DIR of a shop that was started once.
const SHOPPERS = [1, 8, 32];
const PROBES = 24;

const log = createLog('error');
const dataDir = process.env.DATA_DIR ?? defaultDataDir(console.log);
const embedded = process.env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir, log });
const databaseUrl = process.env.DATABASE_URL ?? (embedded?.url as string);
const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };

const row = (name: string, figures: Figures, limit?: Figures) => {
  const ratio = limit ? `${Math.round((100 * figures.perSecond) / limit.perSecond)} %` : '';
  const cells = [
    name.padEnd(44),
    figures.perSecond.toFixed(0).padStart(8),
    figures.p50.toFixed(1).padStart(8),
    figures.p99.toFixed(1).padStart(8),
    ratio.padStart(8),
    figures.failed > 0 ? `${figures.failed} failed` : '',
  ];
  console.log(cells.join(' '));
};

const heading = (title: string) =>
  console.log(
    `\n${title.padEnd(44)} ${['per s', 'p50 ms', 'p99 ms', 'of limit'].map((h) => h.padStart(8)).join(' ')}`,
  );

interface Listed {
  attributes: {
    slug: string;
    availability: string;
    ProductVariants: { sku: string; in_stock: boolean }[];
  };
}

async function products(url: string): Promise<{ slugs: string[]; variants: string[] }> {
  const answer = await fetch(
    `${url}/api/b2c-products?render=1&pagination[pageSize]=${PROBES}&locale=fr&channelCode=FR_WEB`,
  );
  const { data } = (await answer.json()) as { data: Listed[] };
  const sold = data.filter((p) => p.attributes.availability === 'available');
  return {
    slugs: sold.map((p) => p.attributes.slug),
    variants: sold.flatMap((p) =>
      p.attributes.ProductVariants.filter((v) => v.in_stock).map((v) => v.sku),
    ),
  };
}

async function documents(shop: Running, uncached: Running, limit: Figures, slugs: string[]) {
  const pages = slugs.map((slug) => `/produits/${slug}/`);
  heading('Documents');
  row('bare node:http, the bytes of a product page', limit);
  row('product, cached', await measurePaths(shop.url, pages.slice(0, 1)), limit);
  row('product, rendered each time', await measurePaths(uncached.url, pages));
  row('category, rendered each time', await measurePaths(uncached.url, ['/chien/croquettes/']));
  row('home, rendered each time', await measurePaths(uncached.url, ['/']));
}

async function api(shop: Running, select: Figures, slugs: string[]) {
  const query = '?render=2&locale=fr&channelCode=FR_WEB';
  heading('API');
  row('bare node:http with one SELECT by key', select);
  const bySlug = slugs.map((slug) => `/api/b2c-products/${slug}${query}`);
  row('product by slug', await measurePaths(shop.url, bySlug), select);
  const category = [`/api/b2c-categories/chien%2Fcroquettes${query}`];
  row('category of 24', await measurePaths(shop.url, category), select);
}

async function flows(shop: Running, variants: string[]) {
  heading('Flows');
  for (const shoppers of SHOPPERS) {
    const cart = await measureFlow(() => cartFlow(shop.url, variants), shoppers);
    row(`cart: create, add, change, read · ${shoppers} shoppers`, cart);
  }
  for (const shoppers of SHOPPERS) {
    const nth = (n: number) => variants[n % variants.length] as string;
    const checkout = await measureFlow((n) => checkoutFlow(shop.url, nth(n)), shoppers);
    row(`whole checkout · ${shoppers} shoppers`, checkout);
  }
}

const shop = await startShopServer(env);
const { slugs, variants } = await products(shop.url);
const page = await fetch(`${shop.url}/produits/${slugs[0]}/`);
const bytes = join(mkdtempSync('/tmp/bench-'), 'product.html');
writeFileSync(bytes, Buffer.from(await page.arrayBuffer()));

const bare = await startBareServer({ BYTES: bytes });
const limit = await measurePaths(bare.url, ['/']);
await bare.stop();
const selecting = await startBareServer({ DATABASE_URL: databaseUrl });
const select = await measurePaths(selecting.url, ['/']);
await selecting.stop();

const uncached = await startShopServer({
  ...env,
  DOCUMENT_CACHE_MB: '0',
  ROLE: 'web',
});
await documents(shop, uncached, limit, slugs);
await uncached.stop();
await api(shop, select, slugs);
await flows(shop, variants);
console.log(
  `\nStart-up ${Math.round(shop.startUp)} ms · memory after the load ${Math.round(shop.memory())} MB`,
);
await shop.stop();
await embedded?.stop();
