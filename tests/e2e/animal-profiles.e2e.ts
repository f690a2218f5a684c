import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import {
  ANIMALS,
  heading,
  tellFood,
  tellLife,
  tellProfile,
  tellShape,
} from '../support/animal-pages.ts';
import { arriveSignedIn, arriveWithDog } from '../support/arrive.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('RTE-33 RTE-36 PET-01 PET-05 PET-12 PET-13 PET-18 an animal is listed, changed and leaves with a reason', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveWithDog(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Modifier son profil' }).click();
  await heading(page, 'Le profil de Moka');
  await expectAccessible(page);
  await expect.poll(() => page.getByLabel('Sa race').inputValue()).toBe('Labrador Retriever');
  await expect.poll(() => page.getByLabel('Années').inputValue()).toBe('4');
  await page.getByLabel('Son poids').fill('100');
  await press(page, 'Enregistrer');
  await page.getByText('Un chien pèse moins de 100 kg').first().waitFor();
  await page.getByLabel('Son poids').fill('31.5');
  await page.getByLabel('C’est un croisement').check();
  await page.getByLabel(/La marque d’avant/).selectOption('Brit');
  await page.getByLabel(/Mange uniquement/).check();
  await press(page, 'Enregistrer');
  await page.getByText('Son profil est enregistré.').waitFor();
  const facts = await page.getByRole('main').innerText();
  for (const fact of ['31,5 kg', 'Labrador Retriever, croisement', 'Brit'])
    expect(facts).toContain(fact);

  await page.getByRole('navigation', { name: 'Mon compte' }).getByText('Mes animaux').click();
  await heading(page, 'Mes animaux');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Moka, voir le profil' }).click();
  await heading(page, 'Moka');
  await page.getByRole('link', { name: 'Retirer Moka de mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retirer Moka de votre compte ?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Retirer de mon compte' }).click();
  await dialog.getByText('Choisissez une raison.').first().waitFor();
  await dialog.getByText('Mon animal vit désormais ailleurs').click();
  await dialog.getByRole('button', { name: 'Retirer de mon compte' }).click();
  await page.getByText('Votre animal est retiré de votre compte.').waitFor();
  await page.getByRole('heading', { name: 'Qui mange à la maison ?' }).waitFor();
  await close();
});

test('RTE-34 PET-16 PET-20 with scripts an animal is described step by step, and one that was saved though the answer was lost leaves the next one free', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  await arriveSignedIn(page);
  const describe = async (name: string, weight: string) => {
    await page.goto(`${ANIMALS}ajouter/`);
    await page.getByText('Étape 1 sur 3').waitFor();
    await tellProfile(page, 'Un chien', name, 'labrador');
    await page.getByText('Étape 2 sur 3').waitFor();
    await tellShape(page, weight);
    await heading(page, /^Le régime d/);
    await tellLife(page);
    await tellFood(page);
  };
  await describe('Moka', '29.5');
  const saved = Promise.withResolvers<void>();
  await page.route(/ajouter\/_\.data\?etape=regime/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    saved.resolve();
  });
  await press(page, 'Enregistrer mon animal');
  await saved.promise;
  await page.unrouteAll();
  await describe('Rex', '36');
  await press(page, 'Enregistrer mon animal');
  await page.getByRole('heading', { level: 1, name: 'Rex', exact: true }).waitFor();
  await page.goto(ANIMALS);
  for (const name of ['Moka', 'Rex'])
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .waitFor();
  await close();
});
