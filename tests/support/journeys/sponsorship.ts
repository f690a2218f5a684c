import { expect } from 'vitest';
import type { Visit } from '../page-visit.ts';
import { signUp } from '../prepared-order.ts';
import { freshEmail, press } from '../shopper.ts';

export async function shareCode(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  const own = freshEmail();
  await signUp(page, own);
  await page.goto('/mon-compte/');
  await page.getByRole('main').getByRole('link', { name: 'Mes parrainages' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mes parrainages' }).waitFor();
  await page.getByText('Personne pour l’instant.').waitFor();
  const field = page.getByLabel('E-mails de vos proches');
  await field.fill(`a@ ${own}`);
  await press(page, 'Envoyer les invitations');
  await page.getByText('L’adresse e-mail n’est pas valide.').first().waitFor();
  expect(await field.inputValue()).toBe(`a@ ${own}`);
  await field.fill(own);
  await press(page, 'Envoyer les invitations');
  await page.getByText('C’est votre propre adresse.').first().waitFor();
  await field.fill(`${freshEmail()}, ${freshEmail()}`);
  await page.getByLabel('Votre mot').fill('Essaie, Biscuit adore.');
  await press(page, 'Envoyer les invitations');
  await page.getByText('Vos invitations sont parties.').first().waitFor();
  expect(await page.getByText('Invitation envoyée').count()).toBe(2);
  const link = await page.getByText(/\/parrainage\/[^/]+\//).innerText();
  await page.goto(new URL(link).pathname);
  await page.getByRole('heading', { level: 1, name: /vous offre 5,00.€/ }).waitFor();
  await page.getByRole('link', { name: 'Utiliser ce code' }).click();
  await page.waitForURL((url) => url.pathname === '/panier/' && url.search === '');
  await close();
}
