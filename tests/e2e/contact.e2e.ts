import { expect, test } from 'vitest';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const file = (name: string, text: string) => ({
  ...{ name, mimeType: 'application/octet-stream' },
  buffer: Buffer.from(text),
});
const PDF = file('photo.pdf', '%PDF-1.7');

test.each([true, false])(
  'RTE-05 CNT-01 CNT-07 a message with files is sent, scripts: %s',
  async (javaScriptEnabled) => {
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
    for (const text of [
      '000004020',
      'Poulet et riz',
      'Mon colis est ouvert.',
      'photo.pdf',
      'b.txt',
    ])
      await mail.getByText(text, { exact: false }).first().waitFor();
    await close();
  },
);

test.each([true, false])(
  'CNT-04 CNT-05 what a file only pretends to be is refused, what was typed stays, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    await page.goto('/nous-contacter/');
    await page.getByLabel('Votre e-mail').fill('lea@example.org');
    await page.getByLabel('Votre message').fill('Voici une photo.');
    await page.getByLabel('Fichiers').setInputFiles([file('photo.png', 'MZ')]);
    await press(page, 'Envoyer');
    await page.getByText('Type de fichier non supporté').waitFor();
    expect(await page.getByLabel('Votre message').inputValue()).toBe('Voici une photo.');
    await close();
  },
);

test('CNT-03 CNT-04 CNT-06 files are judged when they are chosen, and taken back one by one', async () => {
  const { page, close } = await visit();
  await page.goto('/nous-contacter/');
  const field = page.getByLabel('Fichiers');
  await field.setInputFiles([PDF, file('virus.exe', 'MZ')]);
  await page.getByText('Type de fichier non supporté : virus.exe').waitFor();
  const heavy = { ...file('film.mp4', ''), buffer: Buffer.alloc(11 * 1024 * 1024) };
  await field.setInputFiles([heavy]);
  await page.getByText('Fichier trop volumineux : film.mp4').waitFor();
  await press(page, 'Retirer photo.pdf');
  expect(await page.getByRole('button', { name: /^Retirer/ }).count()).toBe(0);
  await close();
});

test('CNT-03 a form beyond the limit is refused without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/nous-contacter/');
  await page.getByLabel('Votre e-mail').fill('lea@example.org');
  await page.getByLabel('Votre message').fill('Voici un film.');
  // Made in the browser: sending it there would take longer than all the rest.
  await page.getByLabel('Fichiers').evaluate((field: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(27 * 1024 * 1024)], 'film.mp4'));
    field.files = chosen.files;
  });
  await press(page, 'Envoyer');
  await page.getByText('Fichier trop volumineux').waitFor();
  await close();
});

test('CNT-02 what is missing is said under its field', async () => {
  const { page, close } = await visit();
  await page.goto('/nous-contacter/');
  await press(page, 'Envoyer');
  await page.getByText('2 champs à corriger').waitFor();
  for (const words of ['Indiquez votre adresse e-mail.', 'Écrivez votre message.'])
    expect(await page.getByText(words).count()).toBe(2);
  await close();
});

test('CNT-01 who is signed in finds their e-mail there', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await signUp(page, email);
  await page.goto('/nous-contacter/');
  expect(await page.getByLabel('Votre e-mail').inputValue()).toBe(email);
  await close();
});
