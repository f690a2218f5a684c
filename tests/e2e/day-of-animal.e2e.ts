import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import {
  ANIMALS,
  addDog,
  tellFood,
  tellLife,
  tellProfile,
  tellShape,
} from '../support/animal-pages.ts';
import { arriveBy } from '../support/arrive.ts';
import { answerDiet, answerProfile, answerShape, heading } from '../support/journeys/guide.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('N-21 GRD-20 NAV-11 GDE-14 with scripts: a guide in a frame of its own, results that differ, a frequency; the day of an animal takes the lines of the question, and nothing below moves', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await heading(page, 'Qui se met à table ?');
  await expect.poll(() => page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Quitter le guide' }).waitFor();
  await answerProfile(page, 'Bengal');
  await heading(page, 'La silhouette d’Isis');
  await answerShape(page, '4.6', 'Idéale');
  await heading(page, 'Le régime d’Isis');
  await answerDiet(page);
  await heading(page, 'Le menu d’Isis');
  await page.getByText('Étape 4 sur 4 : Menu').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Quitter le guide' }).count()).toBe(0);
  await page.getByText(/De quoi tenir \d+ jours/).waitFor();
  await page.getByText('Conseillé pour sa ration').waitFor();
  // At a desk; on a telephone in guide.e2e.ts.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, /^Ajouter au panier$/);
  await page.getByRole('main').getByRole('link', { name: 'Dans le panier · voir' }).waitFor();
  const link = page.getByRole('link', { name: 'Voir la recette et ses autres formats' });
  const product = (await link.getAttribute('href')) ?? '';

  // The answer is held back until the place of what stands below it was measured.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/livraison-estimee.data?produit=*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product);
  const main = page.getByRole('main');
  await main.getByText('Combien par jour pour votre animal ?').waitFor();
  const placeOf = async () =>
    Math.round((await main.getByText('Comment l’acheter ?').boundingBox())?.y ?? 0);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const before = await placeOf();
  release();
  await main.getByText('Pour Isis', { exact: true }).waitFor();
  expect(await placeOf()).toBe(before);
  const once = await main.getByText(/par jour, livraison comprise/).innerText();
  await main.getByText('En abonnement, −10 %').click();
  await expect
    .poll(() => main.getByText(/par jour, livraison comprise/).innerText())
    .not.toBe(once);
  await expectAccessible(page);
  await close();
});

test('N-21 of two dogs one chooses which', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveBy(page, async (plain) => {
    await addDog(plain, 'Moka');
    await plain.goto(`${ANIMALS}ajouter/`);
    await tellProfile(plain, 'Un chien', 'Rex', 'labrador');
    await tellShape(plain, '36');
    await heading(plain, /^Le régime d/);
    await tellLife(plain);
    await tellFood(plain);
    await press(plain, 'Enregistrer mon animal');
    await heading(plain, /^Rex$/);
  });
  await page.goto('/chien/croquettes/');
  await page.getByRole('main').locator('a[href^="/produits/"]').first().click();
  const choice = page.getByLabel('Pour quel animal ?');
  await choice.waitFor();
  const ration = page.getByRole('main').getByText(/^\d+\sg par jour\./);
  const first = await ration.innerText();
  const [one, other] = await choice.locator('option').allInnerTexts();
  expect([one, other].toSorted()).toEqual(['Pour Moka', 'Pour Rex']);
  await choice.selectOption({ label: other });
  await expect.poll(() => ration.innerText()).not.toBe(first);
  await close();
});
