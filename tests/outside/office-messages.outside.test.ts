import { expect, test } from 'vitest';
import { answerFromSaved, send } from '../support/journeys/office-messages.ts';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('CNT-01 the team answers a message from a saved answer, scripts: false', () =>
  answerFromSaved(visit));

test('REV-01 the team publishes and refuses reviews, with the reason their writer is told; never unproven ones', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await signInToOffice(page, 'direction@gamelle.test');
  const refuse = async () => {
    await press(page, 'Refuser l’avis');
    await page.getByText('Ce champ est obligatoire.').first().waitFor();
    await page.getByLabel('Raison du refus').selectOption('Publicité');
    await press(page, 'Refuser l’avis');
    await page.getByText('Refusé', { exact: true }).first().waitFor();
  };
  // One of the demonstration, which is shown again in the end.
  await page.goto('/gestion/avis/?etat=accepted');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Refuser', exact: true }).waitFor();
  await refuse();
  await press(page, 'Publier l’avis');
  await page.getByText('Publié', { exact: true }).first().waitFor();

  const title = `Publicité ${crypto.randomUUID()}`;
  await send(page, 'product-reviews', {
    email: freshEmail(),
    rating: 5,
    title,
    comment: 'Il en redemande.',
    product: 'PR000123',
  });
  await page.goto('/gestion/avis/?etat=new');
  await page.getByRole('link', { name: title }).click();
  await page.getByText('Rien ne montre que l’auteur a reçu le produit').waitFor();
  expect(await page.getByRole('button', { name: 'Publier l’avis' }).count()).toBe(0);
  await refuse();
  await page.goto('/gestion/journal/?action=review.');
  for (const auditedAction of ['Avis publié', 'Avis refusé'])
    await page.getByRole('cell', { name: auditedAction }).first().waitFor();
  await close();
});
