import { expect } from 'vitest';
import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

export const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

export const PDF = file('photo.pdf', '%PDF-1.7');

export async function sendMessage(visit: Visit, javaScriptEnabled: boolean): Promise<void> {
  const { page, close } = await visit({ javaScriptEnabled });
  const email = freshEmail();
  await page.goto('/nous-contacter/?commande=000004020');
  expect(await page.getByLabel('Numéro de commande').inputValue()).toBe('000004020');
  await page.getByLabel('Votre e-mail').fill(email);
  await page.getByLabel('Produit concerné').fill('Poulet et riz');
  await page.getByLabel('Votre message').fill('Mon colis est ouvert.');
  await page.getByLabel('Fichiers').setInputFiles([PDF, file('b.txt', 'bonjour')]);
  await press(page, 'Envoyer');
  await page.getByRole('heading', { name: 'Votre message a été envoyé' }).waitFor();
  await page.goto('/_dev/mail/');
  await page.getByRole('link', { name: `Message de ${email}` }).click();
  const mail = page.locator('body');
  for (const text of ['000004020', 'Poulet et riz', 'Mon colis est ouvert.', 'photo.pdf', 'b.txt'])
    await mail.getByText(text, { exact: false }).first().waitFor();
  await close();
}

export async function sendFalseFile(visit: Visit, javaScriptEnabled: boolean): Promise<void> {
  const { page, close } = await visit({ javaScriptEnabled });
  await page.goto('/nous-contacter/');
  await page.getByLabel('Votre e-mail').fill('lea@example.org');
  await page.getByLabel('Votre message').fill('Voici une photo.');
  await page.getByLabel('Fichiers').setInputFiles([file('photo.png', 'MZ')]);
  await press(page, 'Envoyer');
  await page.getByText('Type de fichier non supporté').waitFor();
  expect(await page.getByLabel('Votre message').inputValue()).toBe('Voici une photo.');
  await close();
}
