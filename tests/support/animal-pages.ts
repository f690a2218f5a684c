import type { Page } from 'playwright-core';
import { freshEmail, PASSWORD, press } from './shopper.ts';

export const ANIMALS = '/mon-compte/mes-animaux/';
export const pick = (page: Page, label: string | RegExp) =>
  page.getByText(label, { exact: true }).locator('visible=true').click();
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
export async function register(page: Page) {
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
}

export async function tellProfile(page: Page, species: string, name: string, breed: string) {
  await pick(page, species);
  await page.getByLabel('Son prénom').fill(name);
  await pick(page, 'Un mâle');
  await page.getByLabel('Sa race').fill(breed);
  await pick(page, 'Âge');
  await page.getByLabel('Années').fill('4');
  await page.getByLabel('Mois', { exact: true }).fill('6');
  await page
    .getByRole('group', { name: /Stérilisé/ })
    .getByText('Oui')
    .click();
  await press(page, 'Continuer');
}

export async function tellShape(page: Page, weight: string) {
  await heading(page, /^La silhouette d/);
  await page.getByLabel('Son poids').fill(weight);
  await pick(page, 'Idéale');
  await press(page, 'Continuer');
}

export async function tellLife(page: Page) {
  await pick(page, 'Modérée');
  await pick(page, 'Aucune');
}

export async function tellFood(page: Page) {
  await pick(page, 'Des croquettes');
  await pick(page, 'De la pâtée');
  await page.getByLabel('La marque de ses croquettes').selectOption('Acana');
}

/** Creates a customer with a dog; ends on its profile. */
export async function addDog(page: Page, name = 'Moka') {
  await page.goto('/connexion/');
  await register(page);
  await page.waitForURL('**/mon-compte/bienvenue/');
  await page.goto(`${ANIMALS}ajouter/`);
  await tellProfile(page, 'Un chien', name, 'labrador');
  await tellShape(page, '29.5');
  await heading(page, /^Le régime d/);
  await tellLife(page);
  await tellFood(page);
  await press(page, 'Enregistrer mon animal');
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}
