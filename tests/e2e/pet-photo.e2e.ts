import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { addDog, heading, pick } from '../support/pet-pages.ts';
import { press, shoppers } from '../support/shopper.ts';
import { photo } from '../support/upload.ts';

const { visit } = shoppers();

const jpeg = async (name = 'moka.jpg') => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await photo(1600, 1200),
});

test('PET-15 PET-17 PET-19 IMG-05 IMG-06 a photo is refused, chosen, turned and shown', async () => {
  const { page, close } = await visit();
  await addDog(page);
  await page.getByRole('link', { name: 'Ajouter une photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'La photo de Moka' });
  await dialog.waitFor();
  await expectAccessible(page);
  const chooser = dialog.getByLabel('Votre photo');
  await chooser.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await dialog.getByText(/^Type de fichier non supporté/).waitFor();
  const huge = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) };
  await chooser.setInputFiles(huge);
  await dialog.getByText(/^Fichier trop volumineux/).waitFor();
  await chooser.setInputFiles(await jpeg());
  await dialog.getByRole('img', { name: 'Aperçu de la photo' }).waitFor();
  await dialog.getByRole('button', { name: 'Tourner à droite' }).click();
  const [authentication, upload] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/images/authentication')),
    page.waitForRequest((request) => request.url().endsWith('/api/v1/files/upload')),
    dialog.getByRole('button', { name: 'Enregistrer la photo' }).click(),
  ]);
  await page.getByText('Sa photo est enregistrée.').waitFor();
  expect((await upload.response())?.status()).toBe(200);
  expect(authentication.request().method()).toBe('GET');
  const shown = page.getByRole('img', { name: 'Photo de Moka' });
  expect(await shown.getAttribute('src')).toMatch(
    /^\/images\/pets\/Moka_[\w-]{8}\.jpg\?tr=rt-90:w-160,h-160/,
  );
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Changer la photo' }).click();
  await dialog.getByRole('button', { name: 'Tourner à droite' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer la photo' }).click();
  await expect.poll(() => shown.getAttribute('src')).toContain('rt-180');
  await page.getByRole('link', { name: 'Changer la photo' }).click();
  await dialog.getByRole('button', { name: 'Supprimer la photo' }).click();
  await page.getByText('Sa photo est supprimée.').waitFor();
  expect(await shown.count()).toBe(0);
  await close();
});

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
