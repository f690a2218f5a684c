import { expect, test } from 'vitest';
import { file, sendFalseFile, sendMessage } from '../support/journeys/contact.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test.each([false])(
  'RTE-05 CNT-01 CNT-07 a message with files is sent, scripts: %s',
  (javaScriptEnabled) => sendMessage(visit, javaScriptEnabled),
);

test.each([false])(
  'CNT-04 CNT-05 what a file only pretends to be is refused, what was typed stays, scripts: %s',
  (javaScriptEnabled) => sendFalseFile(visit, javaScriptEnabled),
);

test('CNT-03 a form beyond the limit is refused without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/nous-contacter/');
  await page.getByLabel('Votre e-mail').fill('lea@example.org');
  await page.getByLabel('Votre message').fill('Voici un film.');
  const heavy = { ...file('film.mp4', ''), buffer: Buffer.alloc(27 * 1024 * 1024) };
  await page.getByLabel('Fichiers').setInputFiles([heavy]);
  await press(page, 'Envoyer');
  await page.getByText('Fichier trop volumineux').waitFor();
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
