import type { Page } from 'playwright-core';
import type { Place } from './shopper.ts';

export const NAMUR: Place = {
  countryCode: 'BE',
  postcode: '5000',
  city: 'Namur',
  street: 'Rue des Exemples 8',
};
export const LUXEMBOURG: Place = {
  country: 'Luxembourg',
  countryCode: 'LU',
  postcode: '1111',
  city: 'Luxembourg',
  street: '12 rue du Fossé',
};

export const relayPoints = (page: Page) => page.getByRole('group', { name: /^Points relais/ });
const relayCount = /^\d+ points relais /;

/** Chooses delivery to a pickup point; points near the address are loaded automatically. */
export async function chooseRelay(page: Page): Promise<void> {
  await page.getByText('Point relais', { exact: true }).click();
  await page.getByText(relayCount).waitFor();
}

/** Selects the first pickup point and returns its name. */
export async function takeFirstPoint(page: Page): Promise<string> {
  await relayPoints(page).getByRole('radio').first().check({ force: true });
  const tile = relayPoints(page).locator('label').first();
  return (await tile.locator('.font-bold').first().innerText()).trim();
}
