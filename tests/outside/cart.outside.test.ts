import { test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { BAG, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('a line is taken off and put back without scripts', async () => {
  const { page, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}&quantity=2`);
  await press(page, /^Retirer/);
  await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
  await press(page, /^Remettre/);
  await page.getByRole('heading', { name: 'Votre panier (2 articles)' }).waitFor();
  await close();
});
