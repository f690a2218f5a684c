import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

export async function terminate(visit: Visit, javaScriptEnabled: boolean): Promise<void> {
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
}
