import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shoppers } from '../support/shopper.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();

/** Beside the usual shop, on its data: one with a section in maintenance. */
let shop: ShopProcess;
beforeAll(async () => {
  const settings = { ROLE: 'web', MAINTENANCE: 'shops' };
  shop = await startShopProcess({ dataDir: shopData(), settings });
});
afterAll(() => shop.stop());

const MAINTENANCE = '/maintenance/';

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
