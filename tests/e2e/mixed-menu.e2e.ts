import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { register } from '../support/account.ts';
import { heading, pick, tellFood, tellLife, tellShape } from '../support/animal-pages.ts';
import { arriveBy } from '../support/arrive.ts';
import { pathOf, tellCat } from '../support/journeys/mixed-menu.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('RTE-48 RTE-49 RTE-52 GRD-05 GDE-05 GDE-07 a customer describes a cat, then composes its menu in five steps', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  // Described without scripts; with them in animal-profiles.e2e.ts.
  const profile = await arriveBy(page, async (plain) => {
    await register(plain);
    await plain.goto('/userGuide/guide-nutrition-full/');
    expect(pathOf(plain)).toBe('/mon-compte/mes-animaux/ajouter/');
    await tellCat(plain);
    await press(plain, 'Continuer');
    await tellShape(plain, '4.6');
    await heading(plain, 'Le mode de vie d’Isis');
    await tellLife(plain);
    await press(plain, 'Continuer');
    await heading(plain, 'La gamelle d’Isis');
    await tellFood(plain);
    await press(plain, 'Enregistrer mon animal');
    await heading(plain, 'Isis');
    return new URL(plain.url()).pathname;
  });
  await page.goto(profile);
  await page.getByRole('link', { name: 'Croquettes et pâtée' }).click();

  await page.getByText('Étape 1 sur 5 : Profil').waitFor();
  await expect.poll(() => page.getByLabel('Son prénom').inputValue()).toBe('Isis');
  await press(page, 'Continuer');
  await heading(page, 'Le quotidien d’Isis');
  await expect.poll(() => page.getByLabel('Son poids').inputValue()).toBe('4,6');
  await press(page, 'Continuer');
  await heading(page, 'La sélection d’Isis');
  await page.locator('label:has([type=checkbox])').first().click();
  await page.getByText('1 sur 3 recettes').waitFor();
  await expectAccessible(page);
  await press(page, 'Continuer');
  await heading(page, 'La ration d’Isis');
  await pick(page, 'Trois fois par semaine');
  await expectAccessible(page);
  await press(page, 'Voir son menu');
  await heading(page, 'Le menu d’Isis');
  expect(pathOf(page)).toMatch(/^\/guide-bi-nutrition\/\d+\/recommandations\/$/);
  await page.getByText(/^Mardi\s:\s\d+\sg de croquettes\.$/).waitFor();
  await expectAccessible(page);
  await close();
});
