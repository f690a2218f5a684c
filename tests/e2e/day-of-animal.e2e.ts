import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { answerDiet, answerProfile, answerShape, heading } from '../support/journeys/guide.ts';
import { addDog, PETS, tellFood, tellLife, tellProfile, tellShape } from '../support/pet-pages.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('N-21 with scripts: the day of an animal takes the lines of the question, and nothing below moves', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await answerProfile(page, 'Bengal');
  await heading(page, 'La silhouette d’Isis');
  await answerShape(page, '4.6', 'Idéale');
  await answerDiet(page);
  await heading(page, 'Le menu d’Isis');
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
  await addDog(page, 'Moka');
  await page.goto(`${PETS}ajouter/`);
  await tellProfile(page, 'Un chien', 'Rex', 'labrador');
  await tellShape(page, '36');
  await heading(page, /^Le régime d/);
  await tellLife(page);
  await tellFood(page);
  await press(page, 'Enregistrer mon animal');
  await heading(page, /^Rex$/);
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
