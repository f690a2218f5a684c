import { expect } from 'vitest';
import {
  ANIMALS,
  heading,
  register,
  tellFood,
  tellLife,
  tellProfile,
  tellShape,
} from '../animal-pages.ts';
import type { Visit } from '../page-visit.ts';
import { press } from '../shopper.ts';

export async function describeCat(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  await page.goto(`${ANIMALS}ajouter/`);
  await heading(page, 'Qui rejoint la table ?');
  await page.getByText('Étape 1 sur 3').waitFor();
  await tellProfile(page, 'Un chat', 'Milo', 'siamois');
  await page.getByText('Étape 2 sur 4').waitFor();
  await tellShape(page, '13.1');
  await page
    .getByText(/un chat entre 1 et 13 kg/)
    .first()
    .waitFor();
  await tellShape(page, '4.6');
  await heading(page, 'Le mode de vie de Milo');
  await page.getByRole('link', { name: 'Retour' }).click();
  await heading(page, 'La silhouette de Milo');
  expect(await page.getByLabel('Son poids').inputValue()).toBe('4,6');
  await press(page, 'Continuer');
  await heading(page, 'Le mode de vie de Milo');
  await tellLife(page);
  await press(page, 'Continuer');
  await heading(page, 'La gamelle de Milo');
  await page.getByText('Étape 4 sur 4').waitFor();
  await tellFood(page);
  await press(page, 'Enregistrer mon animal');
  await heading(page, /Connexion|compte/);
  await register(page);
  await heading(page, 'La gamelle de Milo');
  expect(await page.getByLabel('La marque de ses croquettes').inputValue()).toBe('Acana');
  await press(page, 'Enregistrer mon animal');
  await heading(page, 'Milo');
  await page.getByText('Votre animal est ajouté.').waitFor();
  const facts = await page.getByRole('main').innerText();
  for (const fact of ['Siamois', '4 ans et 6 mois', '4,6 kg', 'Idéale', 'Croquettes, pâtée'])
    expect(facts).toContain(fact);
  await close();
}
