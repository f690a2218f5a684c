import { expect } from 'vitest';
import { mailedPath } from '../mailed-path.ts';
import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

export async function joinAndLeave(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  const email = freshEmail();
  await page.goto('/chien/');
  const band = page.getByRole('region', { name: 'Une lettre par mois au plus' });
  await band.getByLabel('E-mail pour la lettre').fill('a@');
  await band.getByRole('button', { name: 'S’inscrire' }).click();
  await page.getByText('L’adresse e-mail n’est pas valide.').waitFor();
  // Without scripts the form opens its own page, with the typed value.
  const field = page.getByLabel('E-mail pour la lettre');
  expect(await field.inputValue()).toBe('a@');
  expect(new URL(page.url()).pathname).toBe('/newsletter/');
  await field.fill(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await page.getByText('Plus qu’un clic').waitFor();

  await page.goto(
    await mailedPath(page, 'Confirmez votre inscription', email, 'newsletter/confirmation'),
  );
  await press(page, 'Confirmer mon inscription');
  await page.getByRole('heading', { name: 'Votre inscription est confirmée' }).waitFor();
  await page.goto(
    await mailedPath(page, 'Bienvenue dans la lettre', email, 'newsletter/desinscription'),
  );
  await press(page, 'Ne plus recevoir la lettre');
  await page.getByRole('heading', { name: 'C’est noté' }).waitFor();
  await close();
}
