import { expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { soldProducts } from '../support/catalogue.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test('CAT-11 CAT-15 a product page says format, reference, quantity and ration', async () => {
  const { page, close } = await visit();
  const [product] = await soldProducts();
  await page.goto(`/produits/${product?.slug}/`);
  await page.getByRole('heading', { name: 'Ration' }).first().waitFor();
  const reference = await page.getByText(/référence \d{8}/).innerText();
  expect(reference).toMatch(/^\S.* · référence \d{8}$/);
  expect(await page.getByRole('spinbutton').first().inputValue()).toBe('1');
  await close();
});

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
  await page.getByRole('heading', { level: 1, name: 'Votre panier (1 article)' }).waitFor();
  await close();
});
