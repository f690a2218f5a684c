import { expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('CAT-16 a sample has a page with its name, its content and a way to order it', async () => {
  const { page, close } = await visit();
  const sample = demoShop.products.find(({ kind }) => kind === 'sample');
  await page.goto(`/produits/echantillons/${sample?.slug}/`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(sample?.name);
  await page.getByRole('heading', { name: 'Composition' }).first().waitFor();
  await page
    .getByRole('button', { name: /Ajouter au panier/ })
    .first()
    .click();
  await page
    .getByText(/^Ajouté au panier/)
    .first()
    .waitFor();
  await close();
});
