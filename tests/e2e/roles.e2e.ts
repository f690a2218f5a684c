import { expect, test } from 'vitest';
import { freshEmail, registerWithCart, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('GRD-26 a customer reaches every page of the account, the web view and the funnel', async () => {
  const { page, close } = await visit();
  await registerWithCart(page, freshEmail());
  for (const part of [
    ...['', 'mes-informations-personnelles/', 'mes-adresses/', 'mes-commandes/', 'mes-connexions/'],
    ...['mes-abonnements/', 'mes-parrainages/', 'mes-cartes/', 'mes-donnees/'],
  ]) {
    const path = `/mon-compte/${part}`;
    const answer = await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
  }
  expect((await page.goto('/webView/demo/'))?.status()).toBe(200);
  await page.goto('/panier/');
  await page
    .getByRole('link', { name: /ommander/ })
    .first()
    .click();
  await page.waitForURL('**/commande/**');
  await page.getByRole('heading', { level: 1, name: 'Votre adresse de facturation' }).waitFor();
  await close();
});
