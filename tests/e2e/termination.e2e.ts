import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('SUB-02 A11Y-01 what is wrong is said under its field, and every step can be read by all, to the end', async () => {
  const { page, close } = await visit();
  await page.goto('/resilier-votre-contrat/?contrat=AB-00421');
  await expect
    .poll(() => page.getByLabel('Référence de l’abonnement').inputValue())
    .toBe('AB-00421');
  await expectAccessible(page);
  await page.getByLabel('Référence de l’abonnement').fill('mon contrat');
  await press(page, 'Vérifier ma demande');
  await page.getByText('Indiquez votre nom.').first().waitFor();
  await page.getByLabel('Votre nom').fill('Léa Martin');
  await page.getByLabel('Votre e-mail', { exact: true }).fill('lea@example.org');
  await press(page, 'Vérifier ma demande');
  await page.getByText('Écrivez la référence comme AB-00421').first().waitFor();
  await page.getByLabel('Référence de l’abonnement').fill('AB-00421');
  await press(page, 'Vérifier ma demande');
  await page.getByRole('heading', { name: 'Vérifiez votre demande' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Notifier la résiliation');
  await page.getByRole('heading', { name: 'Votre résiliation est enregistrée' }).waitFor();
  await close();
});
