import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startAtBilling, startAtPayment } from '../support/prepared-order.ts';
import { giveCard, press, shoppers, stepShown, tokenIn, twin } from '../support/shopper.ts';

const ACCEPTED = '4242424242424242';

const { visit } = shoppers();

/** What is sent to the order from here on; that a page was looked at is told elsewhere, at any time. */
function writesToOrder(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/commande/')) writes.push(pathname);
  });
  return writes;
}

test('WDR-06 PRI-09 FRM-02 REL-56 the terms are asked for and the button binds; pressed twice it orders once, and going back orders nothing again', async () => {
  const { page, close } = await visit();
  await startAtPayment(page);
  await giveCard(page, ACCEPTED);
  const terms = page.getByLabel(/J’ai lu/);
  await expect.poll(() => terms.isChecked()).toBe(false);
  const button = page.getByRole('button', { name: /^Commander et payer \d+,\d\d\s€$/ });
  await button.click();
  await page.getByText('Acceptez les conditions générales de vente pour commander.').waitFor();
  expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect
    .poll(() => page.getByText('Commande avec obligation de paiement.').isVisible())
    .toBe(true);

  const writes = writesToOrder(page);
  const token = tokenIn(page);
  await terms.check();
  await button.dblclick();
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  const number = await page.getByText(/Commande n° \d{9}/).innerText();
  await page.goBack();
  // A step of an order that stands leads to its confirmation.
  await page.waitForURL(/confirmation/);
  await page.getByText(number).waitFor();
  expect(page.url()).toContain(token);
  await page.reload();
  await page.getByText(number).waitFor();
  expect(writes).toHaveLength(1);
  await page.goto('/panier/');
  await page.getByText('Votre panier est vide').first().waitFor();
  await close();
});

test('CHK-02 another tab is told while one acts on the same order', async () => {
  const { page, context, close } = await visit();
  await startAtBilling(page);
  const other = await twin(context, page);
  // What is read besides, before or after it, is nothing to wait for.
  await other.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST')
      await page.getByRole('dialog', { name: /autre onglet/ }).waitFor();
    await route.continue();
  });
  await other.getByLabel('Code postal').fill('69003');
  await other.getByLabel('Ville').fill('Lyon');
  await other.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(other, /^Continuer/);
  await stepShown(other, 'livraison');
  await page.getByRole('dialog', { name: /autre onglet/ }).waitFor({ state: 'hidden' });
  await close();
});
