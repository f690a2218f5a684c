import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANIMALS, pick } from '../support/animal-pages.ts';
import { answerDiet, answerProfile, answerShape, heading } from '../support/journeys/guide.ts';
import { tellCat } from '../support/journeys/mixed-menu.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import {
  acceptAndOrder,
  freshEmail,
  giveAddress,
  giveCard,
  PASSWORD,
  press,
} from '../support/shopper.ts';
import { SUBSCRIPTIONS } from '../support/subscription-journey.ts';

const { visit } = plainShoppers();

/** From the guide of a cat to the confirmation of what it proposed, on subscription. */
async function orderFromGuide(page: Page): Promise<void> {
  await page.goto('/guide-croquettes/?espece=chat&prenom=Mistigri');
  await answerProfile(page, 'Bengal');
  await answerShape(page, '4,6', 'Idéale');
  await answerDiet(page);
  await heading(page, 'Le menu de Mistigri');
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await orderCart(page);
}

/** As somebody new, to the confirmation. */
async function orderCart(page: Page): Promise<void> {
  await page.goto('/panier/');
  await page
    .getByRole('link', { name: /^Commander/ })
    .first()
    .click();
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await giveAddress(page);
  await giveCard(page, '4242424242424242', { scripts: false });
  await acceptAndOrder(page);
  await heading(page, /^Merci Camille/);
}

test('S-10 after the guide and an order the account lists the animal with the answers given, and the subscription names it', async () => {
  const { page, close } = await visit();
  await orderFromGuide(page);
  expect(page.url()).not.toContain('Mistigri');
  await press(page, 'Garder Mistigri dans mon compte');
  await page.getByText(/son profil est dans votre compte/).waitFor();
  expect(page.url()).not.toContain('Mistigri');
  await page.goto(ANIMALS);
  await page
    .getByRole('link', { name: /^Mistigri/ })
    .first()
    .click();
  await heading(page, 'Mistigri');
  const profile = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');
  for (const reported of ['Bengal', '4 ans', '4,6 kg', 'Idéale', 'Femelle', 'Modérée'])
    expect(profile).toContain(reported);
  await page.goto(SUBSCRIPTIONS);
  await heading(page, 'Mes abonnements');
  await page.getByRole('link', { name: /^Gérer l’abonnement/ }).click();
  await heading(page, 'La gamelle de Mistigri');
  await page.getByText('Pour Mistigri').first().waitFor();
  await close();
});

test('S-10 GDE-03 after a mixed menu and an order both foods are for its cat, whose answers the account lists', async () => {
  const { page, close } = await visit();
  await page.goto('/mini-guide-bi-nutrition/nouveau/');
  await tellCat(page);
  await page.getByLabel('Son poids').fill('4.6');
  for (const answer of ['Idéale', 'Aucune']) await pick(page, answer);
  await press(page, 'Continuer');
  await heading(page, 'La sélection d’Isis');
  await page.locator('label:has([type=checkbox])').first().click();
  await press(page, 'Continuer');
  await heading(page, 'La ration d’Isis');
  await pick(page, 'Tous les jours');
  await press(page, 'Voir son menu');
  await heading(page, 'Le menu d’Isis');
  await press(page, 'Ajouter le menu au panier');
  await orderCart(page);
  await press(page, 'Garder Isis dans mon compte');
  await page.getByText(/son profil est dans votre compte/).waitFor();
  await page.goto(SUBSCRIPTIONS);
  await heading(page, 'Mes abonnements');
  await page.getByRole('link', { name: /^Gérer l’abonnement/ }).click();
  await heading(page, 'La gamelle d’Isis');
  expect(await page.getByText('Pour Isis').count()).toBeGreaterThanOrEqual(2);
  await close();
});
