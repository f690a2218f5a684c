import { expect } from 'vitest';
import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

export async function withdraw(visit: Visit, javaScriptEnabled: boolean): Promise<void> {
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
}
