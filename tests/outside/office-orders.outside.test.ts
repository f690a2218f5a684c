import { expect, test } from 'vitest';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

/** A bag of the demonstration. */
const BAG = '10012102';

test('W-14 without scripts an order is dictated, its total read, and taken; its page says who did', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'clients@gamelle.test');
  await page.goto('/gestion/commandes/par-telephone/');
  await page.getByLabel('E-mail du client').fill('jeanne.telephone@example.org');
  await page.getByLabel('Ajouter un article').fill(BAG);
  await page.getByLabel('Quantité', { exact: true }).fill('2');
  await page.getByLabel('Prénom').fill('Jeanne');
  await page.getByLabel('Nom', { exact: true }).fill('Petit');
  await page.getByLabel('Code postal').fill('69003');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await page.getByRole('button', { name: 'Calculer le total' }).click();
  await page.getByText('À lire au client avant de confirmer').first().waitFor();
  // Nothing is taken by the first press.
  expect(page.url()).toContain('/par-telephone/');
  await page.getByRole('button', { name: /^Prendre la commande de/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Commande \d/ }).waitFor();
  await page.getByText('Commande prise par téléphone').waitFor();
  await page.getByText('jeanne.telephone@example.org').first().waitFor();
  await close();
});
