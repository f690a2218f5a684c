import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../support/account.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shoppers } from '../support/shopper.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();
const plain = plainShoppers();

/** Beside the usual shop, on its data: one with two sections in maintenance and without orders. */
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess({
    dataDir: shopData(),
    settings: {
      ROLE: 'web',
      WEB_VIEW_CLIENTS: 'GamelleApp/',
      MAINTENANCE: 'shops, account-addresses',
      FEATURE_ORDERS: '0',
      FEATURE_SUBSCRIPTIONS: '0',
      FEATURE_SPONSORSHIP: '0',
    },
  });
});
afterAll(() => shop.stop());

const MAINTENANCE = '/maintenance/';

test('GRD-16 GRD-17 closed sections lead to the maintenance page for a while, others do not', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(shop.url + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  for (const path of ['/magasins/', '/mon-compte/mes-adresses/'])
    expect(await ask(path)).toEqual([302, MAINTENANCE]);
  for (const path of ['/', '/faq/', MAINTENANCE]) expect(await ask(path)).toEqual([200, null]);
});

test('GRD-09 web views of an account open in the applications that are named, and then ask to sign in', async () => {
  const ask = async (agent: string) => {
    const path = '/web-view/AB-00001-changement-de-paiement/';
    const headers = { 'user-agent': agent };
    const answer = await fetch(shop.url + path, { headers, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await ask('Mozilla/5.0 Firefox/140.0')).toEqual([403, null]);
  expect(await ask('Mozilla/5.0 GamelleApp/2.1')).toEqual([302, '/connexion/']);
});

test('GRD-16 a move inside the browser replaces the page, so that Back does not loop', async () => {
  const viewport = { width: 1440, height: 900 };
  const { page, close } = await visit({ baseURL: shop.url, viewport });
  await page.goto('/faq/');
  await page.goto('/chien/');
  await page.getByRole('banner').getByRole('link', { name: 'Magasins' }).click();
  await page.getByRole('heading', { name: 'Cette partie du site est en maintenance' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(MAINTENANCE);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/faq/');
  await close();
});

test('GRD-10 GRD-12 GRD-14 GRD-15 parts that are switched off lead to the account, which does not offer them', async () => {
  const { page, close } = await plain.visit({ baseURL: shop.url });
  await register(page);
  const closed = [
    'mes-commandes/',
    'mes-commandes/000000001/',
    'mes-parrainages/',
    'mes-abonnements/',
    'mes-abonnements/AB-00001/',
    'mes-abonnements/AB-00001/historique/',
    'mes-abonnements/AB-00001/historique/000000001/',
  ];
  for (const path of closed) {
    await page.goto(`/mon-compte/${path}`);
    expect(new URL(page.url()).pathname).toBe('/mon-compte/');
  }
  const main = page.getByRole('main');
  const view = await page.request.get('/web-view/AB-00001-changement-de-paiement/', {
    maxRedirects: 0,
    headers: { 'user-agent': 'GamelleApp/2.1' },
  });
  expect([view.status(), view.headers().location]).toEqual([302, '/mon-compte/']);
  for (const name of ['Mes commandes', 'Mes parrainages', 'Mes abonnements'])
    await expect.poll(() => main.getByRole('link', { name }).count()).toBe(0);
  await expect
    .poll(() => main.getByRole('link', { name: 'Mes informations personnelles' }).count())
    .toBe(1);
  await page.goto('/mon-compte/mes-informations-personnelles/');
  expect(new URL(page.url()).pathname).toBe('/mon-compte/mes-informations-personnelles/');
  await close();
});
