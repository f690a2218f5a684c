import { expect, test } from 'vitest';
import { link } from '../support/journeys/subscription.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';
import { reported, subscribe, titled } from '../support/subscription-journey.ts';

const { visit } = plainShoppers();

test('SUB-08 without scripts food of another species is searched and joins the next delivery', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  // A kitten eats what is delivered.
  await subscribe(page, { scripts: false });
  await link(page, 'Ajouter un produit').click();
  await titled(page, 'Ajouter un produit');
  const search = page.getByLabel('Chercher un aliment, pour chien ou pour chat');
  await search.fill('zzzz');
  await press(page, 'Chercher');
  await page.getByText('Rien ne correspond. Essayez un autre mot.').waitFor();
  await search.fill('croquettes chien');
  await press(page, 'Chercher');
  const found = await page.locator('main li h3').allInnerTexts();
  expect(found.filter((name) => /chien/i.test(name)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Voir ce que cela change' }).first().click();
  await page.getByText('Vos six prochains envois').waitFor();
  await press(page, /^Ajouter et payer à l’envoi/);
  await reported(page, 'Le produit est ajouté à votre prochain envoi.');
  await close();
});
