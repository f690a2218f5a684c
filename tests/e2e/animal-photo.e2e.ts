import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveWithDog } from '../support/arrive.ts';
import { jpeg } from '../support/journeys/animal-photo.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('PET-15 PET-17 PET-19 IMG-05 IMG-06 a photo is refused, chosen, turned and shown', async () => {
  const { page, close } = await visit();
  await arriveWithDog(page);
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
  await expect
    .poll(() => shown.getAttribute('src'))
    .toMatch(/^\/images\/pets\/Moka_[\w-]{8}\.jpg\?tr=rt-90:w-160,h-160/);
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
  await expect.poll(() => shown.count()).toBe(0);
  await close();
});
