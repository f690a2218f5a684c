import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANIMALS, heading, register } from '../support/animal-pages.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shopData } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();

const MAINTENANCE = '/maintenance/';

describe.skipIf(foreignShop)(`without the features${ownOnly}`, () => {
  /** Beside the usual shop, on its data; two sections of it are in maintenance as well. */
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShopProcess({
      dataDir: shopData(),
      settings: {
        ROLE: 'web',
        WEB_VIEW_CLIENTS: 'GamelleApp/',
        MAINTENANCE: 'shops, account-addresses',
        FEATURE_ANIMALS: '0',
        FEATURE_GUIDES: 'false',
        FEATURE_ORDERS: '0',
        FEATURE_SUBSCRIPTIONS: '0',
        FEATURE_SPONSORSHIP: '0',
      },
    });
  });
  afterAll(() => shop.stop());

  test('GRD-01 every page of animals leads to the account, and the API has none', async () => {
    const { page, close } = await visit({ baseURL: shop.url });
    const paths = ['', 'ajouter/', '1/', '1/modifier/'].map((path) => ANIMALS + path);
    const leadTo = async (expected: string) => {
      for (const path of paths) {
        await page.goto(path);
        expect([path, new URL(page.url()).pathname]).toEqual([path, expected]);
      }
    };
    await leadTo('/connexion/');
    await register(page);
    await page.waitForURL('**/mon-compte/**');
    await heading(page, /./);
    await leadTo('/mon-compte/');
    expect(await page.getByRole('link', { name: 'Mes animaux' }).count()).toBe(0);
    await close();
    const lists = await fetch(`${shop.url}/api/v2/shop/animal-types?channelCode=FR_WEB`);
    expect(lists.status).toBe(404);
  });

  test('GRD-04 GRD-06 RTE-52 RTE-53 with the guides switched off their pages lead home', async () => {
    const kibble = ['', 'nouveau/', 'nouveau/recommandations/'].map(
      (path) => `guide-croquettes/${path}`,
    );
    const mixed = ['full/', 'short/'].map((kind) => `userGuide/guide-nutrition-${kind}`);
    for (const path of [...kibble, ...mixed, 'guide-bi-nutrition/nouveau/']) {
      const answer = await fetch(`${shop.url}/${path}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    }
  });

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

  test('GRD-10 GRD-12 GRD-14 GRD-15 parts that are switched off lead to the account, which does not offer them', async () => {
    const { page, close } = await visit({ baseURL: shop.url });
    await page.goto('/connexion/');
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
});
