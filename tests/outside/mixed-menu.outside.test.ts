import { expect, test } from 'vitest';
import { heading, pick } from '../support/animal-pages.ts';
import { pathOf, tellCat } from '../support/journeys/mixed-menu.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

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
  expect(await page.getByRole('main').innerText()).toMatch(/Sachet[\s\S]*Sous-total/);
  await close();
});
