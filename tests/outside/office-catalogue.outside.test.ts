import sharp from 'sharp';
import { expect, test } from 'vitest';
import { save } from '../support/journeys/office-catalogue.ts';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('catalogue: a product is written from nothing, published, and stands on its shelf', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await signInToOffice(page, 'boutique@gamelle.test');
  await page.goto('/gestion/produits/nouveau/');
  await page.getByLabel('Nom').fill('Gamelle de voyage pliante');
  await page.getByLabel('Animal').selectOption('dog');
  await page.getByLabel('Type').selectOption('accessory');
  await page.getByLabel('Catégorie de TVA').selectOption('accessory');
  await page.getByLabel('Catégorie principale').selectOption('chien/accessoires');
  await press(page, 'Créer le brouillon');
  await page
    .getByRole('heading', { level: 1, name: 'Modifier Gamelle de voyage pliante' })
    .waitFor();
  await save(page, 'Textes', {
    'Description courte': 'Elle tient dans une poche.',
    // A draft may go without, a product on sale may not.
    Description: 'En **silicone**, elle se lave à la main.',
  });
  const format = {
    Format: 'Taille unique',
    'Prix TTC': '9,90',
    'Poids net': '120',
    'Poids brut': '140',
  };
  await save(page, 'Ajouter un format', format, 'Ajouter le format');
  await save(page, 'Emballage et tri', {
    Élément: 'Étui',
    Matière: 'Carton',
    'Consigne de tri': 'Bac de tri',
  });
  await save(page, 'Sécurité du produit', {
    Fabricant: 'Atelier Gamelle',
    'Adresse postale': '1 rue du Bol, 69001 Lyon',
    'Adresse e-mail': 'qualite@exemple.fr',
  });
  const background = { r: 20, g: 90, b: 70 };
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Fichier')
    .setInputFiles({ name: 'gamelle.png', mimeType: 'image/png', buffer: picture });
  await save(
    page,
    'Ajouter une image',
    { 'Ce que montre l’image': 'Une gamelle verte' },
    'Ajouter l’image',
  );
  await press(page, 'Publier le produit');
  await page.getByRole('button', { name: 'Publier le produit' }).waitFor({ state: 'detached' });
  await page.goto('/chien/accessoires/?tri=nouveautes');
  await page.getByRole('link', { name: 'Gamelle de voyage pliante' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Gamelle de voyage pliante' }).waitFor();
  await expect.poll(() => page.getByText('9,90').count()).toBeGreaterThan(0);
  await close();
});

test('O-31 a product says again what it said, and says something else from a later moment on', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await signInToOffice(page, 'boutique@gamelle.test');
  await page.goto('/gestion/produits/PR000124/modifier/');
  const name = await page.getByLabel('Nom', { exact: true }).inputValue();
  await save(page, 'Textes', { Nom: `${name} de saison` });
  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('heading', { level: 1, name: /^Versions : .* de saison$/ }).waitFor();
  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await page.getByText(`${name} de saison`).first().waitFor();
  // From a moment on, then at once.
  await page.getByLabel('À quel moment').fill('2020-01-01T08:00');
  await press(page, 'Reprendre');
  await page.getByText('Choisissez un moment à venir.').first().waitFor();
  await page.getByLabel('À quel moment').fill('');
  await press(page, 'Reprendre');
  await page.getByText('La version est reprise.').waitFor();
  await page.getByRole('heading', { level: 1, name: `Versions : ${name}`, exact: true }).waitFor();
  await page.getByLabel('Préparer un changement pour le').fill('2030-12-24T08:00');
  await press(page, 'Préparer');
  await page.getByText('Vous préparez un changement pour le 24 décembre 2030 à 08:00.').waitFor();
  await page.getByLabel('Nom', { exact: true }).fill(`${name} de Noël`);
  await page.getByRole('button', { name: 'Programmer' }).first().click();
  await page.getByText('Le changement est programmé.').waitFor();
  await page.getByText('24 décembre 2030 à 08:00', { exact: true }).waitFor();
  await page.getByText('Attend', { exact: true }).waitFor();
  await page.locator('summary', { hasText: 'Annuler' }).click();
  await page.getByRole('button', { name: /^Annuler le changement du/ }).click();
  await page.getByText('Le changement programmé est annulé.').waitFor();
  await close();
});
