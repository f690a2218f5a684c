import { afterAll, beforeAll, expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shoppers } from '../support/shopper.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();

/** Beside the usual shop, on its data: one that is also read in Dutch. */
let shop: ShopProcess;
beforeAll(async () => {
  const settings = { ROLE: 'web', LANGUAGES: 'fr,nl' };
  shop = await startShopProcess({ dataDir: shopData(), settings });
});
afterAll(() => shop.stop());

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
