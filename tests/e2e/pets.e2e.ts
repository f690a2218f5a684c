import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  addDog,
  heading,
  PETS,
  register,
  tellFood,
  tellLife,
  tellProfile,
  tellShape,
} from '../support/pet-pages.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { press, shoppers } from '../support/shopper.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();

test.each([true, false])(
  'RTE-34 PET-16 PET-20 an unknown visitor describes a cat in four steps and signs up to save it, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    await page.goto(`${PETS}ajouter/`);
    await heading(page, 'Qui rejoint la table ?');
    await page.getByText('Étape 1 sur 3').waitFor();
    await tellProfile(page, 'Un chat', 'Milo', 'siamois');
    await page.getByText('Étape 2 sur 4').waitFor();
    await tellShape(page, '13.1');
    await page
      .getByText(/Ce poids est trop grand|entre 1 et 13 kg/)
      .first()
      .waitFor();
    await tellShape(page, '4.6');
    await heading(page, 'Le mode de vie de Milo');
    await page.getByRole('link', { name: 'Retour' }).click();
    await heading(page, 'La silhouette de Milo');
    expect(await page.getByLabel('Son poids').inputValue()).toBe('4.6');
    await press(page, 'Continuer');
    await heading(page, 'Le mode de vie de Milo');
    await tellLife(page);
    await press(page, 'Continuer');
    await heading(page, 'La gamelle de Milo');
    await page.getByText('Étape 4 sur 4').waitFor();
    await tellFood(page);
    await press(page, 'Enregistrer mon animal');
    await heading(page, /Connexion|compte/);
    await register(page);
    await heading(page, 'La gamelle de Milo');
    expect(await page.getByLabel('La marque de ses croquettes').inputValue()).toBe('Acana');
    await press(page, 'Enregistrer mon animal');
    await heading(page, 'Milo');
    await page.getByText('Votre animal est ajouté.').waitFor();
    const facts = await page.getByRole('main').innerText();
    for (const fact of ['Siamois', '4 ans et 6 mois', '4,6 kg', 'Idéale', 'Croquettes, pâtée'])
      expect(facts).toContain(fact);
    await close();
  },
);

test('RTE-33 RTE-36 PET-01 PET-05 PET-12 PET-13 PET-18 a pet is listed, changed and leaves with a reason', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await addDog(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Modifier son profil' }).click();
  await heading(page, 'Le profil de Moka');
  await expectAccessible(page);
  expect(await page.getByLabel('Sa race').inputValue()).toBe('Labrador Retriever');
  expect(await page.getByLabel('Années').inputValue()).toBe('4');
  await page.getByLabel('Son poids').fill('100');
  await press(page, 'Enregistrer');
  await page.getByText('Ce poids est trop grand').first().waitFor();
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
  await dialog.getByText('Il vit désormais ailleurs').click();
  await dialog.getByRole('button', { name: 'Retirer de mon compte' }).click();
  await page.getByText('Votre animal est retiré de votre compte.').waitFor();
  await page.getByRole('heading', { name: 'Qui mange à la maison ?' }).waitFor();
  await close();
});

test('GRD-11 RTE-46 RTE-47 who has no pet creates one first; a pet that is known needs no question', async () => {
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await register(page);
  await page.waitForURL('**/mon-compte/bienvenue/');
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await heading(page, 'Qui rejoint la table ?');
  expect(new URL(page.url()).pathname).toBe(`${PETS}ajouter/`);
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
  await page.goto('/guide-croquettes/');
  await heading(page, 'Qui se met à table ?');
  const unknown = await page.request.get('/guide-croquettes/999999/');
  expect([unknown.status(), await unknown.text()]).toEqual([
    404,
    expect.stringContaining('Page non trouvée'),
  ]);
  await close();
});

test('RTE-35 the demonstration customer has a dog and a cat, and nobody else sees them', async () => {
  const [camille] = demoShop.customers;
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(camille?.email ?? '');
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(camille?.password ?? '');
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/**');
  await page.goto(PETS);
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

describe('without the feature', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShopProcess({
      dataDir: shopData(),
      settings: { ROLE: 'web', FEATURE_ANIMALS: '0' },
    });
  });
  afterAll(() => shop.stop());

  test('GRD-01 every page of pets leads to the account, and the API has none', async () => {
    const { page, close } = await visit({ baseURL: shop.url });
    const paths = ['', 'ajouter/', '1/', '1/modifier/'].map((path) => PETS + path);
    const leadTo = async (expected: string) => {
      for (const path of paths) {
        await page.goto(path);
        expect([path, new URL(page.url()).pathname]).toEqual([path, expected]);
      }
    };
    await leadTo('/connexion/');
    await register(page);
    await page.waitForURL('**/mon-compte/**');
    await heading(page, /./);
    await leadTo('/mon-compte/');
    expect(await page.getByRole('link', { name: 'Mes animaux' }).count()).toBe(0);
    await close();
    const lists = await fetch(`${shop.url}/api/v2/shop/animal-types?channelCode=FR_WEB`);
    expect(lists.status).toBe(404);
  });
});
