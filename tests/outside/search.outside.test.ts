import { expect, test } from 'vitest';
import { searchProducts } from '../support/journeys/search.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { ask } from '../support/raw-request.ts';

const { visit } = plainShoppers();

test('RTE-04 RTE-19 the search page is there, and search engines are told to skip it', async () => {
  const { status, text } = await ask('/rechercher/');
  expect(status).toBe(200);
  expect(text).toContain('noindex');
  expect((await ask('/rechercher/?q=%01%27%22%3Cscript%3E')).status).toBe(200);
});

test('SRC-01 a search leads to products, narrowed by links, scripts: false', () =>
  searchProducts(visit));

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
