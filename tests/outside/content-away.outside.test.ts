import { createHash } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type DatabaseRelay, startDatabaseRelay } from '../support/database-relay.ts';
import { outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { order, walkToSummary } from '../support/walk.ts';
import { shopUrl } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const listening = async (server: Server, port: number) => {
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
};

/** What a content service that somebody broke into could write into every text. */
const PLANTED = 'document.title="planted"';

/**
 * A content service that can be switched off: it hands on what the shared shop answers, with a script
 * in each paragraph of its texts.
 */
async function startContent(port: number) {
  const server = createHttpServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', shopUrl()));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const text = await answer.text();
    response.end(
      text.replaceAll('<p>', `<p><script>${JSON.stringify(PLANTED).slice(1, -1)}</script>`),
    );
  });
  await listening(server, port);
  return () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
}

const { visit } = plainShoppers();

let folder: DataFolder;
let shop: ShopProcess;
let contentPort: number;
let relay: DatabaseRelay;

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  contentPort = await freePort();
  relay = await startDatabaseRelay(folder.url);
  shop = await startShopProcess({
    dataDir: folder.path,
    settings: {
      CONTENT_BASE: `http://localhost:${contentPort}/api`,
      DATABASE_URL: relay.url,
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  await relay?.cut();
  await folder?.remove();
});

const statusesOf = async (paths: readonly string[]) => {
  const { ask } = outsideClient(shop.url);
  const found: [string, number][] = [];
  for (const path of paths) found.push([path, (await ask('GET', path)).status]);
  return found;
};

/** From a product's page to the order, while only the shop itself answers; the order's number. */
async function buyWithoutContent(): Promise<string> {
  const nothing = async () => undefined;
  const { page, close } = await visit({ baseURL: shop.url });
  const found = await page.request.get('/api/v2/shop/products?channelCode=FR_WEB&itemsPerPage=1');
  const [{ slug }] = (await found.json())['hydra:member'];
  await page.goto(`/produits/${slug}/`);
  await page.getByText('La fiche complète revient dans un instant').waitFor();
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await page.waitForURL(/\/panier\//);
  await walkToSummary(page, nothing, { scripts: false });
  const number = await order(page, nothing);
  await close();
  return number;
}

async function announceChange() {
  const client = new pg.Client({ connectionString: folder.url });
  await client.connect();
  await client.query("select pg_notify('content_changed', '')");
  await client.end();
}

/** A browser's: what calls itself a program is answered without words (NAV-19). */
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

const SELLING = ['/', '/panier/', '/connexion/', '/rechercher/?q=saumon'];

/** The module that the script which waits for the first paint starts. */
function startedModule(scripts: readonly string[]): string {
  const starting = scripts.find((script) => script.startsWith('(function startAfterPaint')) ?? '';
  const given = starting.slice(starting.lastIndexOf('})(') + '})('.length, -1);
  return JSON.parse(`[${given}]`)[1];
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts of a document that a browser would run, and its policy. */
async function scriptsAt(path: string) {
  const answer = await outsideClient(shop.url).ask('GET', path);
  const html = await answer.text();
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    html,
    scripts: inline.map(([, script = '']) => script),
    policy,
  };
}

test.skipIf(foreignShop)(
  `R-04 REL-67 without its content service a shop sells: cold, warm and after an edit${ownOnly}`,
  async () => {
    const { ask } = outsideClient(shop.url);
    expect(await statusesOf(SELLING)).toEqual(SELLING.map((path) => [path, 200]));
    const cold = await ask('GET', '/');
    expect(cold.headers.get('cache-control')).toBe('no-store');
    expect(await cold.text()).toContain('L’accueil revient dans un instant');
    expect(await buyWithoutContent()).toMatch(/^\d{9}$/);
    const faq = await ask('GET', '/faq/');
    expect([faq.status, faq.headers.get('retry-after')]).toEqual([503, '5']);

    const stopContent = await startContent(contentPort);
    const home = async () => (await ask('GET', '/')).text();
    await expect.poll(home).toContain('</header>');
    const { data } = (await (await ask('GET', '/api/b2c-products?_q=saumon')).json()) as {
      data: { attributes: { slug: string } }[];
    };
    const product = `/produits/${data[0]?.attributes.slug}/`;
    const warm = [...SELLING, '/faq/', product];
    expect(await statusesOf(warm)).toEqual(warm.map((path) => [path, 200]));
    const { html, scripts, policy } = await scriptsAt('/faq/');
    expect(scripts, 'R-21 the script of the content stands in the page').toContain(PLANTED);
    const own = [...new Set(scripts)].filter((script) => script !== PLANTED);
    expect(policy.match(/'sha256-[^']+'/g)?.sort(), 'R-21').toEqual(
      [...own, startedModule(own)].map(hashOf).sort(),
    );
    expect(html).not.toMatch(/\snonce=/);
    await stopContent();

    await announceChange();
    expect(await statusesOf(warm)).toEqual(warm.map((path) => [path, 200]));
    expect(await home()).toContain('</header>');
    const opened = await ask('POST', '/api/v2/shop/orders?channelCode=FR_WEB');
    expect(opened.status).toBe(201);
  },
);

test.skipIf(foreignShop)(
  `R-19 while the database is away a page says so in French, and when to come again${ownOnly}`,
  async () => {
    const { ask } = outsideClient(shop.url);
    await relay.cut();
    const page = await ask('GET', '/rappels-de-produits/', { headers });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('Nous revenons tout de suite');
    const bot = await ask('GET', '/rappels-de-produits/');
    expect([bot.status, bot.headers.get('retry-after')]).toEqual([503, '5']);
    await relay.mend();
    await expect.poll(async () => (await ask('GET', '/readyz')).status).toBe(200);
    expect(shop.isRunning()).toBe(true);
  },
);
