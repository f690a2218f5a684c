import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { heading, pick, register, tellFood, tellLife, tellShape } from '../support/pet-pages.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Who the cat is; its species is known. */
async function tellCat(page: Page) {
  await page.getByLabel('Son prénom').fill('Isis');
  await pick(page, 'Une femelle');
  await page.getByLabel('Sa race').fill('Bengal');
  await pick(page, 'Âge');
  await page.getByLabel('Années').fill('4');
  await page
    .getByRole('group', { name: /Stérilisé/ })
    .getByText('Oui')
    .click();
}

test('RTE-50 RTE-51 RTE-53 GDE-03 GDE-04 GDE-06 without scripts: four steps, and both foods in the cart', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/userGuide/guide-nutrition-short/');
  expect(pathOf(page)).toBe('/mini-guide-bi-nutrition/nouveau/');
  await page.getByText('Étape 1 sur 4 : Profil').waitFor();
  await tellCat(page);
  await page.getByLabel('Son poids').fill('4.6');
  await pick(page, 'Très ronde');
  await pick(page, 'Aucune');
  await press(page, 'Continuer');
  await page
    .getByText(/^Le poids de votre chat ne permet pas/)
    .first()
    .waitFor();
  await pick(page, 'Idéale');
  await press(page, 'Continuer');

  await heading(page, 'La sélection d’Isis');
  const recipes = page.locator('label:has([type=checkbox])');
  for (const at of [0, 1, 2, 3]) await recipes.nth(at).click();
  await press(page, 'Continuer');
  await page.getByText('Choisissez 3 recettes au maximum.').first().waitFor();
  await recipes.nth(3).click();
  await press(page, 'Continuer');

  await heading(page, 'La ration d’Isis');
  await pick(page, 'Tous les jours');
  await press(page, 'Voir son menu');
  await heading(page, 'Le menu d’Isis');
  expect(pathOf(page)).toBe('/mini-guide-bi-nutrition/nouveau/recommandations/');
  await page.getByText(/^Dimanche\s:\s\d+\sg de croquettes et 1\sportion de pâtée/).waitFor();
  await press(page, 'Ajouter le menu au panier');
  await heading(page, /^Votre panier/);
  expect(await page.getByRole('main').innerText()).toMatch(/Sachet[\s\S]*Remises/);
  await close();
});

test('RTE-48 RTE-49 RTE-52 GRD-05 GDE-05 GDE-07 a customer describes a cat, then composes its menu in five steps', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/connexion/');
  await register(page);
  await page.waitForURL('**/mon-compte/bienvenue/');
  await page.goto('/userGuide/guide-nutrition-full/');
  expect(pathOf(page)).toBe('/mon-compte/mes-animaux/ajouter/');
  await tellCat(page);
  await press(page, 'Continuer');
  await tellShape(page, '4.6');
  await heading(page, 'Le mode de vie d’Isis');
  await tellLife(page);
  await press(page, 'Continuer');
  await heading(page, 'La gamelle d’Isis');
  await tellFood(page);
  await press(page, 'Enregistrer mon animal');
  await heading(page, 'Isis');
  await page.getByRole('link', { name: 'Croquettes et pâtée' }).click();

  await page.getByText('Étape 1 sur 5 : Profil').waitFor();
  expect(await page.getByLabel('Son prénom').inputValue()).toBe('Isis');
  await press(page, 'Continuer');
  await heading(page, 'Le quotidien d’Isis');
  expect(await page.getByLabel('Son poids').inputValue()).toBe('4.6');
  await press(page, 'Continuer');
  await heading(page, 'La sélection d’Isis');
  await page.locator('label:has([type=checkbox])').first().click();
  await page.getByText('1 sur 3 recettes').waitFor();
  await expectAccessible(page);
  await press(page, 'Continuer');
  await heading(page, 'La ration d’Isis');
  await pick(page, 'Trois fois par semaine');
  await expectAccessible(page);
  await press(page, 'Voir son menu');
  await heading(page, 'Le menu d’Isis');
  expect(pathOf(page)).toMatch(/^\/guide-bi-nutrition\/\d+\/recommandations\/$/);
  await page.getByText(/^Mardi\s:\s\d+\sg de croquettes\.$/).waitFor();
  await expectAccessible(page);
  await close();
});
