import type { Page } from 'playwright-core';
import { press } from '../shopper.ts';

export const pick = (page: Page, label: string) => page.getByText(label, { exact: true }).click();

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Fills the first step; the species and the name are there already. */
export async function answerProfile(page: Page, breed: string) {
  await page.getByLabel('Sa race').fill(breed);
  await pick(page, 'Âge');
  await page.getByLabel('Années').fill('4');
  await pick(page, 'Une femelle');
  await pick(page, 'Oui');
  await press(page, 'Continuer');
}

export async function answerShape(page: Page, weight: string, shape: string) {
  await page.getByLabel('Son poids').fill(weight);
  await pick(page, shape);
  await press(page, 'Continuer');
}

export async function answerDiet(page: Page) {
  await pick(page, 'Modérée');
  await pick(page, 'Aucune');
  await pick(page, 'Des croquettes');
  await page.getByLabel('La marque de ses croquettes').selectOption('Je ne sais pas');
  await press(page, 'Voir son menu');
}
