import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('WDR-03 A11Y-01 what is missing is said under its field, and every step can be read by all, to the end', async () => {
  const { page, close } = await visit();
  await page.goto('/renoncer-au-contrat/?commande=000000123');
  await expect.poll(() => page.getByLabel('Numéro de commande').inputValue()).toBe('000000123');
  await expectAccessible(page);
  await press(page, 'Vérifier ma déclaration');
  await page.getByText('Indiquez votre nom.').first().waitFor();
  await page.getByLabel('Votre nom').fill('Léa Martin');
  await page.getByLabel('Votre e-mail').fill('lea@example.org');
  await press(page, 'Vérifier ma déclaration');
  await page.getByRole('heading', { name: 'Vérifiez votre déclaration' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Modifier');
  await expect.poll(() => page.getByLabel('Votre e-mail').inputValue()).toBe('lea@example.org');
  await press(page, 'Vérifier ma déclaration');
  await press(page, 'Confirmer la rétractation');
  await page.getByRole('heading', { name: 'Votre rétractation est enregistrée' }).waitFor();
  await close();
});
