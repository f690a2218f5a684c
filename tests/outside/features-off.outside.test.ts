import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANIMALS, heading, register } from '../support/animal-pages.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shopData } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();

describe.skipIf(foreignShop)(`without the features${ownOnly}`, () => {
  /** Beside the usual shop, on its data. */
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShopProcess({
      dataDir: shopData(),
      settings: { ROLE: 'web', FEATURE_ANIMALS: '0', FEATURE_GUIDES: 'false' },
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
});
