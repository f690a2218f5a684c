import type { Page } from 'playwright-core';
import { press } from './shopper.ts';

/** Password of every demonstration staff account. */
export const OFFICE_PASSWORD = 'Sept-bols-ranges-sur-l-etagere';

/** Signs a demonstration staff member in to the back office. */
export async function signInToOffice(page: Page, email: string): Promise<void> {
  await page.goto('/gestion/');
  await page.getByRole('heading', { name: 'Connexion à la gestion' }).waitFor();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(OFFICE_PASSWORD);
  await press(page, 'Se connecter');
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
}
