import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startAtBilling, startAtPayment } from '../support/prepared-order.ts';
import { acceptAndOrder, chooseCheque, press, shoppers, stepShown } from '../support/shopper.ts';

const { visit } = shoppers();

/** As after a deployment: a file this page knows of is gone; `times` of its askings fail. */
async function lose(page: Page, file: RegExp, times: number) {
  let left = times;
  await page.route(file, (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
}

const documentsOf = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

test('REL-60 OPS-05 a deployment during the checkout: the page is loaded anew, the order is placed once', async () => {
  const { page, context } = await visit();
  await startAtPayment(page);
  await chooseCheque(page);
  await lose(page, /\/confirmation\.page-/, 1);
  const documents = documentsOf(page);
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await expect.poll(() => documents.length).toBeGreaterThan(0);
  await page.goto('/mon-compte/mes-commandes/');
  await page.getByRole('heading', { name: /^Commande n°/ }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Historique' }).count()).toBe(0);
  await context.close();
});

test('REL-60 a file that stays away makes no loop: the page stands, and its forms work', async () => {
  const { page, context } = await visit();
  await startAtBilling(page);
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await lose(page, /\/checkout\.page-/, 1000);
  const documents = documentsOf(page);
  // Its scripts never listen, so nothing waits for them.
  await page.mainFrame().goto(page.url());
  await stepShown(page, 'facturation');
  await page.getByLabel('Code postal').fill('69003');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(page, /^Continuer/);
  await stepShown(page, 'livraison');
  await page.waitForLoadState('networkidle');
  // One for each thing the shopper did, whatever is missing.
  expect(documents.length).toBeLessThanOrEqual(3);
  await context.close();
});
