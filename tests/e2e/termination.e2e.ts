import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true, false])(
  'SUB-02 a visitor terminates a contract in two steps, without an account, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    const email = freshEmail();
    await page.goto('/faq/');
    await page.getByRole('link', { name: 'Résilier votre contrat' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Résilier votre contrat' }).waitFor();
    await page.getByLabel('Votre nom').fill('Léa Martin');
    await page.getByLabel('Votre e-mail', { exact: true }).fill(email);
    await page.getByLabel('Référence de l’abonnement').fill('ab 421');
    await press(page, 'Vérifier ma demande');
    await page.getByRole('heading', { name: 'Vérifiez votre demande' }).waitFor();
    await page.getByText('AB-00421').waitFor();
    await page.getByText('Dès que possible').waitFor();
    await press(page, 'Notifier la résiliation');
    await page.getByRole('heading', { name: 'Votre résiliation est enregistrée' }).waitFor();
    const reference = /F-\w{8}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    await page.goto('/_dev/mail/');
    await page
      .getByRole('link', { name: `résiliation ${reference}` })
      .first()
      .click();
    await page.locator('body').getByText('AB-00421').first().waitFor();
    await close();
  },
);

test('SUB-02 A11Y-01 what is wrong is said under its field, and every step can be read by all', async () => {
  const { page, close } = await visit();
  await page.goto('/resilier-votre-contrat/?contrat=AB-00421');
  expect(await page.getByLabel('Référence de l’abonnement').inputValue()).toBe('AB-00421');
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
  await close();
});
