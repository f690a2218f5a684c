import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';
import { ask } from './raw-request.ts';

const { visit } = shoppers();

test('RTE-04 RTE-19 the search page is there, and search engines are told to skip it', async () => {
  const { status, text } = await ask('/rechercher/');
  expect(status).toBe(200);
  expect(text).toContain('noindex');
  expect((await ask('/rechercher/?q=%01%27%22%3Cscript%3E')).status).toBe(200);
});

test.each([true, false])(
  'SRC-01 a search leads to products, narrowed by links, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({
      javaScriptEnabled,
      viewport: { width: 1440, height: 900 },
    });
    await page.goto('/');
    const header = page.getByRole('banner').getByRole('search');
    await header.getByRole('searchbox').fill('croquettes saumon');
    await header.getByRole('searchbox').press('Enter');
    await page
      .getByRole('heading', { level: 1, name: 'Résultats pour « croquettes saumon »' })
      .waitFor();
    const links = page.getByRole('main').locator('h3 a[href^="/produits/"]');
    const all = await links.count();
    expect(all).toBeGreaterThan(1);
    await page.getByRole('link', { name: /^Chat \(\d+\)/ }).click();
    await page.waitForURL(/espece=cat/);
    await expect.poll(() => links.count()).toBeLessThan(all);
    await links.first().click();
    await page.waitForURL(/\/produits\//);
    await close();
  },
);

test('SRC-01 a slip still finds, and a question finds its answer', async () => {
  const { page, close } = await visit();
  await page.goto('/rechercher/?q=corquettes+chein');
  await page.getByText(/^\d+ produits$/).waitFor();
  await page.goto('/rechercher/?q=suivre+mon+colis');
  await page.getByRole('link', { name: 'Comment suivre mon colis' }).click();
  await page.waitForURL(/\/faq\/.*#suivre-mon-colis/);
  await page.goto('/rechercher/?q=zeppelin');
  await page.getByRole('heading', { name: 'Rien sous le nez' }).waitFor();
  await close();
});

test('SRC-01 what is found can be put into the cart', async () => {
  const { page, close } = await visit();
  await page.goto('/rechercher/?q=saumon');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Panier.*1/ }).waitFor();
  await close();
});

test('SRC-01 more results come on demand, and the address keeps them', async () => {
  const { page, close } = await visit();
  await page.goto('/rechercher/?q=chien');
  const links = page.getByRole('main').locator('h3 a[href^="/produits/"]');
  expect(await links.count()).toBe(24);
  await page.getByRole('link', { name: /^Voir \d+ produits? de plus/ }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(24);
  expect(page.url()).toContain('page=2');
  const focused = () => links.nth(24).evaluate((link) => link === document.activeElement);
  await expect.poll(focused).toBe(true);
  await close();
});
