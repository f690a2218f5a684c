import { afterAll, beforeAll, expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { elements } from '../support/raw-request.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shoppers } from '../support/shopper.ts';
import { shopData, shopUrl } from '../support/worker-shop.ts';

const { visit } = shoppers();

/** Beside the usual shop, on its data: one that is also read in Dutch. */
let shop: ShopProcess;
beforeAll(async () => {
  const settings = { ROLE: 'web', LANGUAGES: 'fr,nl' };
  shop = await startShopProcess({ dataDir: shopData(), settings });
});
afterAll(() => shop.stop());

const ask = (path: string, cookie = '') =>
  fetch(shop.url + path, { headers: { cookie }, redirect: 'manual' });
const leadsTo = async (path: string, cookie = '') => {
  const { status, headers } = await ask(path, cookie);
  return [status, headers.get('location')];
};

test('I18-02 a language that is not active has no address', async () => {
  for (const path of ['/nl/', '/nl/chien/', '/nl/panier/', '/langue/nl/'])
    expect((await fetch(shopUrl() + path)).status, path).toBe(404);
});

test('I18-02 I18-03 a language that is active is served below its prefix', async () => {
  expect(await leadsTo('/nl')).toEqual([301, '/nl/']);
  expect(await leadsTo('/nl/mon-compte/')).toEqual([302, '/nl/connexion/']);
  const html = await (await ask('/nl/chien/')).text();
  expect(elements(html, 'html')[0]?.lang).toBe('nl');
  const links = elements(html, 'link');
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  expect(canonical).toEqual([`${shop.url}/nl/chien/`]);
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual([
    'fr-FR',
    'fr-BE',
    'nl-FR',
    'nl-BE',
    'x-default',
  ]);
  const pages = elements(html, 'a').flatMap(({ href = '' }) => (href.startsWith('/') ? href : []));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((href) => !/^\/(nl|langue\/(fr|nl))\//.test(href))).toEqual([]);
  const french = await (await ask('/chien/')).text();
  expect(elements(french, 'html')[0]?.lang).toBe('fr');
  expect(french).not.toContain('Winkelmand');
});

test('I18-04 the language somebody chose is kept for 365 days', async () => {
  const answer = await ask('/langue/nl/?retour=%2Fchien%2F%3Ftri%3Dnom');
  expect(answer.headers.get('location')).toBe('/nl/chien/?tri=nom');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^gamelle_langue=nl;.*Max-Age=31536000/);
  expect(await leadsTo('/', 'gamelle_langue=nl')).toEqual([302, '/nl/']);
  expect(await leadsTo('/', 'gamelle_langue=fr')).toEqual([200, null]);
  expect(await leadsTo('/')).toEqual([200, null]);
  expect(await leadsTo('/langue/fr/?retour=//ailleurs.example')).toEqual([302, '/']);
  expect((await ask('/langue/de/')).status).toBe(404);
});

test('I18-02 I18-05 one shops in Dutch and goes on in French', async () => {
  const viewport = { width: 1440, height: 900 };
  const { page, close } = await visit({ baseURL: shop.url, viewport });
  const [product] = await soldProducts();
  await page.goto('/nl/');
  await page.getByRole('banner').getByRole('link', { name: 'Winkels' }).click();
  await page.waitForURL('**/nl/magasins/');
  await page.goto(`/nl/produits/${product?.slug}/`);
  await page
    .getByRole('button', { name: /In de winkelmand/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Winkelmand, 1 artikel' }).click();
  await page.waitForURL('**/nl/panier/');
  await page.getByRole('heading', { level: 1, name: 'Uw winkelmand (1 artikel)' }).waitFor();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(`${shop.url}/panier/`);
  await page.getByRole('heading', { level: 1, name: 'Votre panier (1 article)' }).waitFor();
  await close();
});

test('I18-06 messages that do not load are logged, and the page still shows', async () => {
  const { page, context } = await visit({ baseURL: shop.url });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/locales/*', (route) => route.abort());
  await page.goto('/nl/panier/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => logged.join()).toContain('messages of this language were not loaded');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});
