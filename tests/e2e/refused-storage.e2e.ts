import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('a browser that refuses to keep anything shops all the same', async () => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  const listening = page.waitForResponse('**/campaigns/**');
  await page.goto('/chien/croquettes/');
  await listening;
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Panier, 1 article' }).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Magasins' }).click();
  await page.getByRole('heading', { level: 1, name: /magasin/i }).waitFor();
  await expect.poll(() => page.locator('html[data-same]').count()).toBe(1);
  // Not held against the page: the router's scroll restoration says aloud that it can keep nothing.
  await context.close();
});
