import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';

const { visit } = plainShoppers();

/** Asked with all cookies of the page, as a form or a script of it would. */
async function statusOf(page: Page, address: string, method: string): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const body = address.startsWith('/api/') ? { data: {} } : { form: { a: '1' } };
  const sent = method === 'POST' ? body : {};
  const answer = await page.request.fetch(address, { method, headers, ...sent });
  return String(answer.status());
}

test('GRD-26 GRD-27 a customer reaches every page of the account, the web view and the funnel, and no back office', async () => {
  const { page, close } = await visit();
  await signUp(page);
  for (const part of [
    '',
    'mes-informations-personnelles/',
    'mes-adresses/',
    'mes-commandes/',
    'mes-connexions/',
    'mes-abonnements/',
    'mes-parrainages/',
    'mes-cartes/',
    'mes-donnees/',
    'mes-messages/',
    'foyer/',
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
  // What others call their back offices, and what Sylius does: ours has no address at all.
  for (const address of [
    '/admin/',
    '/admin/login/',
    '/administration/',
    '/backoffice/',
    '/bo/',
    '/api/v2/admin/orders',
    '/api/v2/admin/customers',
    '/api/v2/admin/payments/1/refund',
    '/api/admin/',
    '/api/content-manager/',
    '/webView/admin/',
    '/mon-compte/administration/',
  ])
    for (const method of ['GET', 'POST'])
      expect(await statusOf(page, address, method), `${method} ${address}`).toMatch(/^40[1345]$/);
  // The back office leads to a sign-in of its own.
  await page.goto('/gestion/commandes/');
  await page.getByRole('heading', { name: 'Connexion à la gestion' }).waitFor();
  await close();
});
