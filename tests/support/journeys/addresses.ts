import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { register } from '../account.ts';
import type { Visit } from '../page-visit.ts';
import { press } from '../shopper.ts';

export const ADDRESSES = '/mon-compte/mes-adresses/';

export const plain = (text: string) => text.replaceAll('\u00a0', ' ');

export async function addAddress(page: Page, alias: string, postcode = '69003', country?: string) {
  await page.getByRole('link', { name: 'Ajouter une adresse' }).click();
  await page.getByLabel('Nom de l’adresse').fill(alias);
  if (country) await page.getByLabel('Pays').selectOption({ label: country });
  await page.getByLabel('Code postal').fill(postcode);
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(page, 'Ajouter l’adresse');
  await page.getByText('L’adresse est ajoutée.').waitFor();
}

export async function keepAddresses(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  await register(page);
  await page.goto(ADDRESSES);
  await addAddress(page, 'Maison');
  await addAddress(page, 'Bureau');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  expect(await card('Maison').getByText('Préférée', { exact: true }).count()).toBe(1);

  await press(page, /comme préférée l’adresse «\sBureau\s»/);
  await page.getByText('C’est maintenant votre adresse préférée.').waitFor();
  expect(await card('Bureau').getByText('Préférée', { exact: true }).count()).toBe(1);
  expect(await card('Maison').getByText('Préférée', { exact: true }).count()).toBe(0);

  await page.getByRole('link', { name: /Modifier l’adresse « Bureau »/ }).click();
  await page.getByLabel('Code postal').fill('69100');
  await page.getByLabel('Ville').fill('Villeurbanne');
  await page.getByText('Ajouter une société').click();
  await page.getByLabel('Société').fill('');
  await press(page, 'Enregistrer l’adresse');
  await page.getByText('L’adresse est modifiée.').waitFor();
  expect(await card('Bureau').innerText()).toContain('Villeurbanne');

  const remove = page.getByRole('link', { name: /Supprimer l’adresse « Maison »/ });
  await remove.click();
  expect(plain(await page.getByRole('main').innerText())).toContain(
    'Supprimer l’adresse « Maison » ?',
  );
  await page.getByRole('link', { name: 'Annuler' }).locator('visible=true').click();
  expect(await card('Maison').count()).toBe(1);
  await remove.click();
  await page.getByRole('button', { name: 'Supprimer l’adresse' }).locator('visible=true').click();
  await page.getByText('L’adresse est supprimée.').waitFor();
  expect(await card('Maison').count()).toBe(0);
  await close();
}
