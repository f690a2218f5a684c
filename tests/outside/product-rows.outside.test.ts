import { expect, test } from 'vitest';
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
