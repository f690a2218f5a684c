import type { Page } from 'playwright-core';
import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

export const LINK = 'Continuer avec Compte Démo';

/** From the sign-in page to the provider's. */
export async function leave(page: Page) {
  await page.getByRole('link', { name: LINK }).click();
  await page.getByRole('heading', { name: 'Qui êtes-vous ?' }).waitFor();
}

export async function choose(page: Page, email: string, verified: boolean) {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Prénom').fill('Ève');
  await page.getByLabel('Nom', { exact: true }).fill('Dubois');
  await page.getByLabel('Adresse confirmée par le fournisseur').setChecked(verified);
  await press(page, 'Continuer avec cette personne');
}

export async function signInElsewhere(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  await page.goto('/mon-compte/mes-adresses/');
  await page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
  await leave(page);
  await choose(page, freshEmail(), true);
  await page.waitForURL('**/mon-compte/mes-adresses/');
  await page.getByRole('heading', { level: 1, name: 'Mes adresses' }).waitFor();
  await close();
}
