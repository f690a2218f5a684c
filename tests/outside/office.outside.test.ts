import { expect, test } from 'vitest';
import { signInToOffice } from '../support/office-page.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

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
