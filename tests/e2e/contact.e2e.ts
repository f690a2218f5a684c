import { expect, test } from 'vitest';
import { file, PDF, sendFalseFile, sendMessage } from '../support/journeys/contact.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'RTE-05 CNT-01 CNT-07 a message with files is sent, scripts: %s',
  (javaScriptEnabled) => sendMessage(visit, javaScriptEnabled),
);

test.each([true])(
  'CNT-04 CNT-05 what a file only pretends to be is refused, what was typed stays, scripts: %s',
  (javaScriptEnabled) => sendFalseFile(visit, javaScriptEnabled),
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
  await expect.poll(() => page.getByRole('button', { name: /^Retirer/ }).count()).toBe(0);
  await close();
});

test('CNT-02 what is missing is said under its field', async () => {
  const { page, close } = await visit();
  await page.goto('/nous-contacter/');
  await press(page, 'Envoyer');
  await page.getByText('2 champs à corriger').waitFor();
  for (const words of ['Indiquez votre adresse e-mail.', 'Écrivez votre message.'])
    await expect.poll(() => page.getByText(words).count()).toBe(2);
  await close();
});
