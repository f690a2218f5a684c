import { expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import {
  ANIMALS,
  addDog,
  heading,
  register,
  tellFood,
  tellLife,
  tellProfile,
  tellShape,
} from '../support/animal-pages.ts';
import { describeCat } from '../support/journeys/animal-profiles.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('RTE-34 PET-16 PET-20 an unknown visitor describes a cat in four steps and signs up to save it, scripts: false', () =>
  describeCat(visit));

test('S-25 GRD-11 RTE-46 RTE-47 who has no animal creates one first; an animal that is known needs no question', async () => {
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await register(page);
  await page.waitForURL('**/mon-compte/bienvenue/');
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await heading(page, 'Qui rejoint la table ?');
  expect(new URL(page.url()).pathname).toBe(`${ANIMALS}ajouter/`);
  expect(await page.getByLabel('Son prénom').inputValue()).toBe('Isis');
  await tellProfile(page, 'Un chien', 'Moka', 'labrador');
  await tellShape(page, '29.5');
  await tellLife(page);
  await tellFood(page);
  await press(page, 'Enregistrer mon animal');
  await page.waitForURL(/mes-animaux\/\d+\//);
  await heading(page, 'Moka');
  const [, id] = /(\d+)\/$/.exec(new URL(page.url()).pathname) ?? [];
  await page.getByRole('link', { name: 'Voir son menu' }).click();
  await heading(page, 'Le menu de Moka');
  await page.goto(`/guide-croquettes/${id}/`);
  await heading(page, 'Qui se met à table ?');
  expect(await page.getByLabel('Sa race').inputValue()).toBe('Labrador Retriever');
  expect(new URL(page.url()).pathname).toBe(`/guide-croquettes/${id}/`);
  await press(page, 'Continuer');
  await tellShape(page, '31,25');
  await heading(page, 'Le régime de Moka');
  await page.goto('/guide-croquettes/');
  await heading(page, 'Qui se met à table ?');
  expect(await page.getByLabel('Sa race').inputValue()).toBe('');
  await page.goto(`/guide-croquettes/${id}/recommandations/`);
  await heading(page, 'Le menu de Moka');
  await page
    .getByText(/31,25 kg/)
    .first()
    .waitFor();
  const unknown = await page.request.get('/guide-croquettes/999999/');
  expect([unknown.status(), await unknown.text()]).toEqual([
    404,
    expect.stringContaining('Page non trouvée'),
  ]);
  await close();
});

test('RTE-35 N-04 the demonstration customer has a dog and a cat, one of them with a proposal, and nobody else sees them', async () => {
  const [camille] = demoShop.customers;
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(camille?.email ?? '');
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(camille?.password ?? '');
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/**');
  await page.goto(ANIMALS);
  await page.getByRole('link', { name: 'Moka, voir le profil' }).click();
  await page.getByRole('heading', { name: 'Une stérilisation, une autre gamelle' }).waitFor();
  await page.getByText('Rien ne change sans votre accord').first().waitFor();
  expect(await page.getByRole('button', { name: 'Ne rien changer : Moka' }).count()).toBe(1);
  await page.goto(ANIMALS);
  await page.getByRole('link', { name: 'Réglisse, voir le profil' }).click();
  await heading(page, 'Réglisse');
  const own = page.url();
  await close();
  const other = await visit({ javaScriptEnabled: false });
  await addDog(other.page);
  const answer = await other.page.goto(own);
  expect(answer?.status()).toBe(404);
  expect((await other.page.goto(`${own}modifier/`))?.status()).toBe(404);
  await other.context.close();
});
