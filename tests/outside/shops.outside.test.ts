import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { ask } from '../support/raw-request.ts';

const { visit } = plainShoppers();

test('RTE-07 RTE-08 LOC-01 shops are listed, found by town or postcode, and opened', async () => {
  expect((await ask('/magasins/rouen/')).status).toBe(200);
  expect((await ask('/magasins/inconnu/')).status).toBe(404);
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/magasins/');
  await page.getByLabel('Ville ou code postal').fill('saint maur');
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
  await page.getByText('1 magasin pour « saint maur »').waitFor();
  await page.goto('/magasins/?q=76999');
  await page.getByText(/^Aucun magasin à ce code postal/).waitFor();
  await page.getByRole('link', { name: 'Gamelle Rouen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Gamelle Rouen' }).waitFor();
  await close();
});

test('LOC-06 a closed shop says so, without scripts too', async () => {
  expect((await ask('/magasins/le-havre/')).text).toContain('Fermé jusqu’à nouvel ordre');
});
