import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

export const SIGN_INS = '/mon-compte/mes-connexions/';

export const CHOSEN = 'trois chats sur le toit';

/** Chooses a person at the provider. */
export async function choose(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Qui êtes-vous ?' }).waitFor();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Prénom').fill('Ève');
  await page.getByLabel('Nom', { exact: true }).fill('Dubois');
  await page.getByLabel('Adresse confirmée par le fournisseur').setChecked(true);
  await press(page, 'Continuer avec cette personne');
}

export async function arrive(page: Page, email: string): Promise<void> {
  await page.goto('/connexion/');
  await page.getByRole('link', { name: 'Continuer avec Compte Démo' }).click();
  await choose(page, email);
  await page.waitForURL('**/mon-compte/');
}

export const confirm = (page: Page) =>
  page.getByRole('link', { name: 'Confirmer avec Compte Démo' });

export async function choosePassword(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  const email = freshEmail();
  await arrive(page, email);
  await page.goto(SIGN_INS);
  await page.getByText('C’est votre seul moyen de vous connecter').waitFor();
  expect(await page.getByRole('button', { name: 'Délier Compte Démo' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Choisir un mot de passe' }).click();

  await page.getByText('Votre compte s’ouvre sans mot de passe.').waitFor();
  expect(await page.getByLabel('Nouveau mot de passe', { exact: true }).count()).toBe(0);
  await confirm(page).click();
  await choose(page, email);
  await page.getByText('C’est bien vous').first().waitFor();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(CHOSEN);
  await page.getByLabel('Le même mot de passe, encore une fois').fill(CHOSEN);
  await press(page, 'Choisir un mot de passe');
  await page.getByText('Votre mot de passe a été modifié.').first().waitFor();
  await page.getByLabel('Mot de passe actuel').waitFor();

  await page.goto(SIGN_INS);
  await press(page, 'Délier Compte Démo');
  await page.getByText('Ce compte n’ouvre plus le vôtre.').first().waitFor();
  await page.getByRole('link', { name: 'Relier Compte Démo' }).click();
  await choose(page, freshEmail());
  await page.getByRole('button', { name: 'Délier Compte Démo' }).waitFor();
  await close();
}
