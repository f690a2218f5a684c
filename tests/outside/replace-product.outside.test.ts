import { expect, test } from 'vitest';
import { link } from '../support/journeys/subscription.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';
import { reported, subscribe, titled } from '../support/subscription-journey.ts';

const { visit } = plainShoppers();

test('S-09 without scripts a recipe is searched, looked at and put in the place of another', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await subscribe(page, { scripts: false });
  await link(page, /^Remplacer /).click();
  await titled(page, 'Remplacer un produit');
  await page.getByLabel('Chercher un produit').fill('zzzz');
  await press(page, 'Chercher');
  await page.getByText('Rien ne correspond. Essayez un autre mot.').waitFor();
  await page.getByLabel('Chercher un produit').fill('');
  await press(page, 'Chercher');
  // A kitten eats it: what is proposed unasked is for its age, food for other ages is found by its name.
  const proposed = await page.locator('main a[href*="par="]').allInnerTexts();
  expect(proposed.filter((name) => !/chaton/i.test(name))).toEqual([]);
  expect(proposed.length).toBeGreaterThan(0);
  await page.locator('main a[href*="par="]').first().click();
  await page.getByText('Le prochain envoi, livraison comprise').waitFor();
  await press(page, /^Remplacer$/);
  await reported(page, 'Le produit est remplacé dans votre prochain envoi et dans les suivants.');
  await close();
});
