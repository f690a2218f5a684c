import { expect, test } from 'vitest';
import { addDog, heading, pick } from '../support/animal-pages.ts';
import { jpeg } from '../support/journeys/animal-photo.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('PET-15 PET-17 PET-18 without scripts a photo goes with the form and a reason is a page', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await addDog(page, 'Isis');
  await page.getByRole('link', { name: 'Ajouter une photo' }).click();
  await heading(page, 'La photo d’Isis');
  await press(page, 'Enregistrer la photo');
  await page.getByText('Choisissez une photo.').first().waitFor();
  const text = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bonjour') };
  await page.getByLabel('Votre photo').setInputFiles(text);
  await press(page, 'Enregistrer la photo');
  await page
    .getByText(/^Type de fichier non supporté/)
    .first()
    .waitFor();
  await page.getByLabel('Votre photo').setInputFiles(await jpeg());
  await pick(page, 'Un demi-tour');
  await press(page, 'Enregistrer la photo');
  await page.getByText('Sa photo est enregistrée.').waitFor();
  const shown = page.getByRole('img', { name: 'Photo d’Isis' });
  expect(await shown.getAttribute('src')).toContain('rt-180');
  await page.getByRole('link', { name: 'Retirer Isis de mon compte' }).click();
  await heading(page, 'Retirer Isis de votre compte ?');
  await pick(page, 'Une autre raison');
  await press(page, 'Retirer de mon compte');
  await page.getByText('Votre animal est retiré de votre compte.').waitFor();
  await close();
});
