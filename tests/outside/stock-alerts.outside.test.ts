import { expect, test } from 'vitest';
import { mailedPath } from '../support/mailed-path.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

/** Of the demonstration: in the catalogue, and none left. */
const SOLD_OUT = '/produits/cubes-de-saumon-seche-chien/';

test('N-05 without scripts: who finds a food sold out asks to be told, confirms by mail, and ends it', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await page.goto(SOLD_OUT);
  await page.getByLabel('E-mail pour l’alerte').fill('a@');
  await press(page, 'M’avertir');
  // A page of its own, with what was typed.
  expect(new URL(page.url()).pathname).toBe('/alerte-stock/');
  await page.getByText('L’adresse e-mail n’est pas valide.').first().waitFor();
  expect(await page.getByLabel('E-mail pour l’alerte').inputValue()).toBe('a@');
  await page.getByLabel('E-mail pour l’alerte').fill(email);
  await press(page, 'M’avertir');
  await page.getByText('C’est noté').waitFor();

  const confirm = await mailedPath(
    page,
    'Confirmez votre alerte',
    email,
    'alerte-stock/confirmation',
  );
  await page.goto(confirm);
  await press(page, 'Confirmer mon alerte');
  await page.getByRole('heading', { name: 'Votre alerte est active' }).waitFor();
  const end = await mailedPath(page, 'Confirmez votre alerte', email, 'alerte-stock/fin');
  for (const _ of ['once', 'again']) {
    await page.goto(end);
    await press(page, 'Arrêter l’alerte');
    await page.getByRole('heading', { name: 'C’est noté' }).waitFor();
  }
  // The address is forgotten: what confirmed it is worth nothing now.
  await page.goto(confirm);
  await press(page, 'Confirmer mon alerte');
  await page.getByText('Ce lien n’est plus valable.').first().waitFor();
  await close();
});

test('N-05 without scripts: who finds a food too dear asks to be told when its price falls', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await page.goto('/produits/croquettes-chien-adulte-poulet-patate-douce/');
  await page.getByRole('link', { name: 'M’avertir si le prix baisse' }).click();
  await page.getByRole('heading', { name: 'Être averti d’une baisse de prix' }).waitFor();
  await page.getByText(/: \d+,\d\d € aujourd’hui\.$/).waitFor();
  await page.getByLabel('E-mail pour l’alerte').fill('a@');
  await press(page, 'M’avertir');
  await page.getByText('L’adresse e-mail n’est pas valide.').first().waitFor();
  await page.getByLabel('E-mail pour l’alerte').fill(email);
  await press(page, 'M’avertir');
  await page.getByText('C’est noté').waitFor();
  const confirm = await mailedPath(
    page,
    'Confirmez votre alerte',
    email,
    'alerte-stock/confirmation',
  );
  await page.goto(confirm);
  await press(page, 'Confirmer mon alerte');
  await page.getByRole('heading', { name: 'Votre alerte est active' }).waitFor();
  const gone = await page.request.get('/alerte-stock/prix/99999999/');
  expect(gone.status()).toBe(404);
  await close();
});
