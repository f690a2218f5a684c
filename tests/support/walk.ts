import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  acceptAndOrder,
  freshEmail,
  giveAddress,
  giveCard,
  PASSWORD,
  press,
  stepShown,
} from './shopper.ts';

/** Called on every page once it is stable. */
export type OnEachPage = (page: Page) => Promise<void>;

const PAGES = {
  shelf: /\/chien\/croquettes\//,
  product: /\/produits\//,
  cart: /\/panier\/$/,
};

/** Home → category, filtered and sorted → product → cart. */
export async function walkToCart(page: Page, onEachPage: OnEachPage, { scripts = true } = {}) {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await onEachPage(page);

  await page.getByRole('main').getByRole('link', { name: 'Voir toutes les croquettes' }).click();
  await page.waitForURL(PAGES.shelf);
  await narrow(page, scripts);
  await onEachPage(page);

  const card = page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 });
  const name = await card.first().innerText();
  await card.first().getByRole('link').click();
  await page.waitForURL(PAGES.product);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await onEachPage(page);

  await press(page, /^Ajouter au panier ·/);
  if (scripts) {
    await page.getByText(/^Ajouté au panier/).waitFor();
    await page.getByRole('link', { name: /^Panier, 1 article/ }).click();
  }
  await page.waitForURL(PAGES.cart);
  await page.getByRole('heading', { level: 1, name: 'Votre panier (1 article)' }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name }).count()).toBeGreaterThan(0);
  await onEachPage(page);
}

/** Selects a filter and a sort, and checks the address. */
async function narrow(page: Page, scripts: boolean) {
  const filters = page.getByRole('group').filter({ hasText: 'Taille' }).first();
  const adult = page.getByRole('checkbox', { name: /^Adulte/ }).first();
  await adult.or(filters).first().waitFor();
  await adult.check();
  if (!scripts) await press(page, 'Appliquer les filtres');
  await page.waitForURL(/age=adult\b/);
  await page.getByRole('link', { name: 'Retirer le filtre Adulte' }).waitFor();
  await page.getByLabel('Trier par').selectOption('prix-croissant');
  if (!scripts) await press(page, 'Trier');
  await page.waitForURL(/tri=prix-croissant/);
}

/** Cart → registration → address → delivery → card: all steps before the order. */
export async function walkToSummary(
  page: Page,
  onEachPage: OnEachPage,
  { scripts = true, card = '4242424242424242', email = freshEmail() } = {},
) {
  await page
    .getByRole('link', { name: /^Commander/ })
    .locator('visible=true')
    .click();
  await page.getByLabel('Votre e-mail').waitFor();
  await onEachPage(page);
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').waitFor();
  await onEachPage(page);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await stepShown(page, 'facturation');
  await onEachPage(page);
  await giveAddress(page, onEachPage);
  await onEachPage(page);
  await giveCard(page, card, { scripts });
  await onEachPage(page);
}

/** Places the order, and reads its number. */
export async function order(page: Page, onEachPage: OnEachPage): Promise<string> {
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await onEachPage(page);
  const text = await page.getByText(/Commande n° \d{9}/).innerText();
  return /\d{9}/.exec(text)?.[0] ?? '';
}
