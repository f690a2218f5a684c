import type { Page } from 'playwright-core';
import { LUXEMBOURG, NAMUR } from '../places.ts';
import { belgianHost } from '../raw-request.ts';
import { acceptAndOrder, giveCard, type Place, press } from '../shopper.ts';

export const ACCEPTED = '4242424242424242';

export const where = (page: Page) => page.getByLabel('Adresse, ville ou code postal');

export async function search(page: Page, place: string) {
  await where(page).fill(place);
  await press(page, 'Chercher');
}

export async function ordered(page: Page, scripts = true) {
  await giveCard(page, ACCEPTED, { scripts });
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
}

export const belgian = () => `http://${belgianHost().host}`;

export const countries: [string, Place | undefined, boolean][] = [
  ['France', undefined, false],
  ['Belgium', NAMUR, true],
  ['Luxembourg', LUXEMBOURG, false],
];
