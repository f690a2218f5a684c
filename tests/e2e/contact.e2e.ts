import { expect, test } from 'vitest';
import { file, PDF } from '../support/journeys/contact.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('RTE-05 CNT-01 CNT-02 CNT-03 CNT-04 CNT-05 CNT-06 CNT-07 a message: what is missing is said, files are judged as they are chosen and taken back, what a file pretends to be is refused, and it is sent', async () => {
  const { page, close } = await visit();
  await page.goto('/nous-contacter/?commande=000004020');
  await press(page, 'Envoyer');
  await page.getByText('2 champs à corriger').waitFor();
  for (const words of ['Indiquez votre adresse e-mail.', 'Écrivez votre message.'])
    await expect.poll(() => page.getByText(words).count()).toBe(2);

  const field = page.getByLabel('Fichiers');
  await field.setInputFiles([PDF, file('virus.exe', 'MZ')]);
  await page.getByText('Type de fichier non supporté : virus.exe').waitFor();
  const heavy = { ...file('film.mp4', ''), buffer: Buffer.alloc(11 * 1024 * 1024) };
  await field.setInputFiles([heavy]);
  await page.getByText('Fichier trop volumineux : film.mp4').waitFor();
  await press(page, 'Retirer photo.pdf');
  await expect.poll(() => page.getByRole('button', { name: /^Retirer/ }).count()).toBe(0);

  const email = freshEmail();
  await page.getByLabel('Votre e-mail').fill(email);
  await page.getByLabel('Votre message').fill('Mon colis est ouvert.');
  await field.setInputFiles([file('photo.png', 'MZ')]);
  await press(page, 'Envoyer');
  await page.getByText('Type de fichier non supporté').waitFor();
  await expect
    .poll(() => page.getByLabel('Votre message').inputValue())
    .toBe('Mon colis est ouvert.');

  await press(page, 'Retirer photo.png');
  await field.setInputFiles([PDF, file('b.txt', 'bonjour')]);
  await press(page, 'Envoyer');
  await page.getByRole('heading', { name: 'Votre message a été envoyé' }).waitFor();
  await page.goto('/_dev/mail/');
  await page.getByRole('link', { name: `Message de ${email}` }).click();
  for (const text of ['000004020', 'Mon colis est ouvert.', 'photo.pdf', 'b.txt'])
    await page.locator('body').getByText(text, { exact: false }).first().waitFor();
  await close();
});
