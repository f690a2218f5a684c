import { expect, test } from 'vitest';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('GRD-27 a role finds what is not its work closed', async () => {
  const { page, context } = await visit();
  await signInToOffice(page, 'logistique@gamelle.test');
  await page.goto('/gestion/journal/');
  await page.getByRole('heading', { name: 'Cette page n’est pas ouverte à votre rôle' }).waitFor();
  // Closed without a look at what the browser noted: it notes the 403 that is meant.
  await context.close();
});

test('O-08 the search of the back office is a form without scripts', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'clients@gamelle.test');
  await page.getByLabel('Rechercher partout').fill('camil');
  await page.getByRole('button', { name: 'Lancer la recherche' }).click();
  await page.getByRole('heading', { level: 1, name: 'Recherche' }).waitFor();
  await page.getByRole('heading', { name: 'Clients', exact: true }).waitFor();
  await close();
});

test('O-11 who may not send a form is not shown it, neither in a document nor behind a link', async () => {
  const { page, context } = await visit();
  await signInToOffice(page, 'clients@gamelle.test');
  for (const address of [
    'promotions/nouvelle/',
    'campagnes/nouvelle/',
    'produits/nouveau/',
    'contenus/nouveau/page/',
    'abonnements/changements/nouveau/prix/',
    'categories/nouvelle/',
    'stock/reception/',
  ]) {
    const answer = await page.goto(`/gestion/${address}`);
    expect([address, answer?.status()]).toEqual([address, 403]);
    await page
      .getByRole('heading', { name: 'Cette page n’est pas ouverte à votre rôle' })
      .waitFor();
  }
  await context.close();
});

test('GRD-27 the team signs in, finds an order, cancels it, and the journal says who did', async () => {
  const { page, close } = await visit();
  await signInToOffice(page, 'direction@gamelle.test');
  await page.goto(
    '/gestion/commandes/?recherche=joris.demo@gamelle.test&paiement=awaiting_payment',
  );
  const link = page.getByRole('rowheader').getByRole('link').first();
  const number = (await link.innerText()).trim();
  await link.click();
  await page.getByRole('heading', { level: 1, name: `Commande ${number}` }).waitFor();
  // O-02: the first press shows what would happen, the second one does it.
  await page.locator('summary', { hasText: 'Annuler la commande' }).click();
  await page.getByText('Une commande annulée ne se rétablit pas.').waitFor();
  await press(page, 'Annuler la commande');
  await page.getByText('Annulée', { exact: true }).first().waitFor();
  await page.goto(`/gestion/journal/?objet=${number}`);
  const line = page.getByRole('row').filter({ hasText: 'Commande annulée' });
  await expect.poll(() => line.innerText()).toContain('Inès Démonstration');
  await page.goto('/gestion/equipe/');
  await page.getByRole('heading', { level: 1, name: 'Équipe' }).waitFor();
  await close();
});
