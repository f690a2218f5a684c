import type { Page } from 'playwright-core';
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

const BAGS = /^Quantité de Poulet et orge, grand chien adulte, 12.kg/;
const TREATS = /^Quantité de .*, 20 × 15.g/;

/** Types into the form of the lines of an order, reads what would follow, and only then does it. */
async function changeLines(
  page: Page,
  typed: [label: RegExp | string, value: string][],
  says: RegExp,
) {
  await page.locator('summary', { hasText: 'Modifier les articles' }).click();
  const form = page.locator('form').filter({ hasText: 'Ce qui reste garde le prix payé' });
  for (const [label, value] of typed) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Motif', { exact: true }).fill('Demandé par téléphone');
  await page.getByRole('button', { name: 'Voir ce que cela change' }).click();
  await page.getByText('Ce qui se passera').first().waitFor();
  await page.getByText(says).first().waitFor();
  await page.getByRole('button', { name: 'Modifier et prévenir le client' }).click();
}

test('O-22 without scripts a line of an order that waits is removed, put back and swapped, each seen before it is done', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'clients@gamelle.test');
  await page.goto('/gestion/commandes/?recherche=aline.demo@gamelle.test&paiement=authorized');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByText('Rappelle pour changer un article avant le départ').first().waitFor();
  expect(await page.getByLabel(BAGS).inputValue()).toBe('2');

  await changeLines(page, [[TREATS, '0']], /14,90.€ sont rendus dès que la carte est débitée/);
  expect(await page.getByLabel(TREATS).count()).toBe(0);

  // What is held for it still covers it.
  await changeLines(page, [['Ajouter un article', '10055302']], /Rien n’est à rendre ni à payer/);
  expect(await page.getByLabel(TREATS).inputValue()).toBe('1');

  const swap: [RegExp | string, string][] = [
    [BAGS, '0'],
    ['Ajouter un article', '10024102'],
    ['Quantité', '2'],
  ];
  await changeLines(page, swap, /64,00.€ sont rendus dès que la carte est débitée/);
  expect(await page.getByLabel(BAGS).count()).toBe(0);
  expect(await page.getByLabel(/^Quantité de .*, 4.kg/).inputValue()).toBe('2');
  await page.getByText('76,70', { exact: false }).first().waitFor();
  await close();
});
