import type { Page } from 'playwright-core';
import { freshEmail, PASSWORD, press } from './shopper.ts';

/** Opens an account on the sign-in page; ends on the welcome page. Returns its e-mail. */
export async function register(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await page.waitForURL('**/mon-compte/bienvenue/');
  return email;
}

/** Signs in to an existing account from the sign-in page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Se connecter');
}
