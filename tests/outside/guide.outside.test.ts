import { expect, test } from 'vitest';
import {
  answerDiet,
  answerProfile,
  answerShape,
  heading,
  pick,
} from '../support/journeys/guide.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('RTE-44 RTE-45 RTE-47 GDE-01 GDE-02 without scripts: from the home page to a menu in the cart', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await pick(page, 'Un chien');
  await page.getByLabel('prénom').fill('Moka');
  await page
    .locator('form', { has: page.locator('[name=prenom]') })
    .getByRole('button')
    .click();
  await page.getByText('Étape 1 sur 4 : Profil').waitFor();
  expect(page.url()).not.toContain('Moka');
  expect(await page.getByLabel('Son prénom').inputValue()).toBe('Moka');
  await answerProfile(page, 'labrador');

  await heading(page, 'La silhouette de Moka');
  await answerShape(page, '26.5', 'Idéale');
  await page.getByText('Étape 3 sur 4 : Régime').waitFor();
  await page.getByRole('link', { name: 'Retour' }).click();
  expect(await page.getByLabel('Son poids').inputValue()).toBe('26,5');
  expect(await page.getByRole('radio', { name: /^Idéale/ }).isChecked()).toBe(true);
  await press(page, 'Continuer');
  await answerDiet(page);

  await heading(page, 'Le menu de Moka');
  expect(new URL(page.url()).pathname).toBe('/guide-croquettes/nouveau/recommandations/');
  expect(new URL(page.url()).search).toBe('');
  await page
    .getByText(/^\d+\sg par jour$/)
    .first()
    .waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await heading(page, /^Votre panier/);
  expect(await page.getByRole('main').innerText()).toMatch(/−10\s%/);
  await close();
});

test('PET-21 PET-16 PET-25 PET-26 what is missing or cannot be is said under its field', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/guide-croquettes/nouveau/');
  expect(await page.getByLabel('Jour de sa naissance').getAttribute('min')).toBe('1970-01-01');
  await press(page, 'Continuer');
  const alert = page.getByRole('alert');
  for (const missing of [
    'Dites-nous si c’est un chien ou un chat.',
    'Indiquez son prénom.',
    'Indiquez sa race.',
    'Indiquez son âge : des années, des mois, ou les deux.',
    'Indiquez si c’est un mâle ou une femelle.',
    'Répondez par oui ou par non.',
  ])
    await alert.getByText(missing).waitFor();
  await pick(page, 'Un chat');
  await page.getByLabel('Sa race').fill('Labrador');
  await pick(page, 'Date de naissance');
  await page.getByLabel('Jour de sa naissance').fill('1970-06-01');
  await press(page, 'Continuer');
  await alert.getByText(/^Choisissez une race de la liste/).waitFor();
  await alert.getByText('La date de naissance doit être après 1970.').waitFor();
  await close();
});

test('PET-23 PET-22 a cat of 0.9 or 13.1 kg is refused, its silhouette is asked', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await answerProfile(page, 'Bengal');
  for (const weight of ['0.9', '13.1', '0']) {
    await page.getByLabel('Son poids').fill(weight);
    await press(page, 'Continuer');
    await page
      .getByRole('alert')
      .getByText(/un chat entre 1 et 13 kg/)
      .waitFor();
    await page.getByRole('alert').getByText('Choisissez la silhouette la plus proche.').waitFor();
  }
  await answerShape(page, '13', 'Idéale');
  await page.getByText(/^13 kg, vraiment\s\?/).waitFor();
  await page.getByLabel(/^Oui, c’est bien son poids\s: 13 kg/).check();
  await press(page, 'Continuer');
  await page.getByText('Étape 3 sur 4 : Régime').waitFor();
  await close();
});

test('GDE-01 a very round animal is sent to a vet, without food nor ration', async () => {
  const { page, close } = await visit();
  await page.goto('/guide-croquettes/?espece=chien&prenom=Moka');
  await answerProfile(page, 'labrador');
  await heading(page, 'La silhouette de Moka');
  await answerShape(page, '42', 'Très ronde');
  await heading(page, 'Le régime de Moka');
  await answerDiet(page);
  await heading(page, 'Cette fois, votre vétérinaire d’abord');
  expect(await page.getByRole('main').innerText()).not.toMatch(/g par jour|Ajouter au panier/);
  await close();
});

test('GDE-02 a step nobody reached leads to the one to answer', async () => {
  const { page, close } = await visit();
  for (const path of ['nouveau/?etape=regime', 'nouveau/recommandations/']) {
    await page.goto(`/guide-croquettes/${path}`);
    await page.getByText('Étape 1 sur 4 : Profil').waitFor();
  }
  await close();
});
