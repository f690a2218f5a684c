import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true, false])(
  'WDR-03 a visitor withdraws in two steps, and finds the receipt, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    const email = freshEmail();
    await page.goto('/faq/');
    await page.getByRole('link', { name: 'Renoncer au contrat ici' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Renoncer au contrat ici' }).waitFor();
    await page.getByLabel('Votre nom').fill('Léa Martin');
    await page.getByLabel('Numéro de commande').fill('000004020');
    await page.getByLabel('Votre e-mail').fill(email);
    await press(page, 'Vérifier ma déclaration');
    await page.getByRole('heading', { name: 'Vérifiez votre déclaration' }).waitFor();
    await page.getByText('Toute la commande').waitFor();
    await press(page, 'Modifier');
    await page.getByRole('button', { name: 'Vérifier ma déclaration' }).waitFor();
    expect(await page.getByLabel('Votre e-mail').inputValue()).toBe(email);
    await press(page, 'Vérifier ma déclaration');
    await page.getByRole('heading', { name: 'Vérifiez votre déclaration' }).waitFor();
    await press(page, 'Confirmer la rétractation');
    await page.getByRole('heading', { name: 'Votre rétractation est enregistrée' }).waitFor();
    const reference = /R-\w{8}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    await page.goto('/_dev/mail/');
    await page
      .getByRole('link', { name: `rétractation ${reference}` })
      .first()
      .click();
    await page.locator('body').getByText('000004020').first().waitFor();
    await close();
  },
);

test('WDR-03 A11Y-01 what is missing is said under its field, and every step can be read by all', async () => {
  const { page, close } = await visit();
  await page.goto('/renoncer-au-contrat/?commande=000000123');
  expect(await page.getByLabel('Numéro de commande').inputValue()).toBe('000000123');
  await expectAccessible(page);
  await press(page, 'Vérifier ma déclaration');
  await page.getByText('Indiquez votre nom.').first().waitFor();
  await page.getByLabel('Votre nom').fill('Léa Martin');
  await page.getByLabel('Votre e-mail').fill('lea@example.org');
  await press(page, 'Vérifier ma déclaration');
  await page.getByRole('heading', { name: 'Vérifiez votre déclaration' }).waitFor();
  await expectAccessible(page);
  await close();
});
