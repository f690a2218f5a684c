import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('BIZ-05 BIZ-18 a product is bought once or on subscription, one piece unless said otherwise', async () => {
  const product = (await soldProducts()).find(({ subscribable }) => subscribable);
  const { page, close } = await visit();
  await page.goto(`/produits/${product?.slug}/`);
  await page
    .getByRole('radio', { name: /abonnement/i })
    .first()
    .waitFor();
  expect(
    await page
      .getByRole('radio', { name: /une seule fois/i })
      .first()
      .isChecked(),
  ).toBe(true);
  await page.getByRole('button', { name: /^Ajouter au panier ·/ }).click();
  await page.getByText(/^Ajouté au panier/).waitFor();
  await page.goto('/panier/');
  await page.getByRole('heading', { level: 1, name: /^Votre panier \(1 article\)/ }).waitFor();
  const modes = page.getByRole('main').getByRole('combobox').first().getByRole('option');
  await expect.poll(() => modes.count()).toBeGreaterThan(5);
  await close();
});
