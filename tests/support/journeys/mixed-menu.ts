import type { Page } from 'playwright-core';
import { pick } from '../animal-pages.ts';

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Describes the cat; its species is fixed. */
export async function tellCat(page: Page) {
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
