import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { startAtBilling } from '../support/prepared-order.ts';
import { belgianHost } from '../support/raw-request.ts';
import { acceptAndOrder, giveCard, press, stepShown } from '../support/shopper.ts';
import { shopUrl } from '../support/worker-shop.ts';

const { visit } = plainShoppers();

/** An amount of the order's totals, by the words beside it. */
async function cents(page: Page, name: string): Promise<number> {
  const shown = await page.locator('dt', { hasText: name }).first().locator('+ dd').innerText();
  return Math.round(Number(shown.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
}

test('the Belgian site sells to Belgium: its own addresses, delivery, taxes and ways to pay', async () => {
  const { page, close } = await visit({ baseURL: `http://${belgianHost().host}` });
  await startAtBilling(page);
  expect(new URL(page.url()).host).toBe(belgianHost().host);
  await page.getByLabel('Code postal').fill('1000');
  await page.getByLabel('Ville').fill('Bruxelles');
  await page.getByLabel('Numéro et rue').fill('8 rue du Marché');
  await press(page, /^Continuer/);
  await stepShown(page, 'livraison');
  await press(page, /^Continuer/);
  await stepShown(page, 'paiement');
  // Cheques are a French way to pay.
  expect(await page.getByRole('radio', { name: /Chèque/ }).count()).toBe(0);
  await giveCard(page, '4242424242424242', { scripts: false });
  await page.getByRole('heading', { level: 1, name: 'Vérifiez et commandez' }).waitFor();
  const [total, vat] = [await cents(page, 'Total TTC'), await cents(page, 'dont TVA')];
  expect(total).toBeGreaterThan(1000);
  expect(Math.abs(vat - (total * 21) / 121)).toBeLessThan(1);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await close();
});

test('a French postcode is refused on the Belgian site', async () => {
  const { page, close } = await visit({ baseURL: `http://${belgianHost().host}` });
  await startAtBilling(page);
  await page.getByLabel('Code postal').fill('69003');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(page, /^Continuer/);
  await page.getByText('Le format du code postal ne correspond pas au pays').first().waitFor();
  await close();
});

test('each site keeps its own cart', async () => {
  const french = await visit();
  await french.page.goto('/panier/?variantId=10012102');
  await french.page.getByRole('heading', { name: 'Votre panier (1 article)' }).waitFor();
  await french.page.goto(`http://${belgianHost().host}/panier/`);
  await french.page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
  await french.page.goto(`${shopUrl()}/panier/`);
  await french.page.getByRole('heading', { name: 'Votre panier (1 article)' }).waitFor();
  await french.close();
});
