import type { Page } from 'playwright-core';
import { BAG, freshEmail, type Place, press, stepShown } from './shopper.ts';

const LYON: Place = { postcode: '69003', city: 'Lyon', street: '12 rue des Lilas' };

/** Counts presses and typed fields of a journey, as on a phone. */
export function countedHand(page: Page) {
  const made = { taps: 0, fields: 0 };
  return {
    made,
    tap: async (name: string | RegExp, role: 'link' | 'button' | 'checkbox' = 'button') => {
      made.taps += 1;
      await page.getByRole(role, { name }).locator('visible=true').first().click();
    },
    /** Presses a tile or checkbox by its label. */
    pick: async (label: string | RegExp) => {
      made.taps += 1;
      await page.getByText(label, { exact: true }).locator('visible=true').first().click();
    },
    type: async (label: string | RegExp, text: string, where: Pick<Page, 'getByLabel'> = page) => {
      made.fields += 1;
      await where.getByLabel(label, { exact: typeof label === 'string' }).fill(text);
    },
  };
}

/** From a cart with one bag to the first guest checkout step. */
export async function walkToGuestDetails(
  page: Page,
  onSignIn: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`/panier/?variantId=${BAG}&quantity=1`);
  await page
    .getByRole('link', { name: /^Commander/ })
    .locator('visible=true')
    .click();
  await page.getByRole('link', { name: 'Commander sans compte' }).waitFor();
  await onSignIn(page);
  await page.getByRole('link', { name: 'Commander sans compte' }).click();
  await detailsShown(page);
}

/** The first step has more than an address, and another heading. */
export async function detailsShown(page: Page): Promise<void> {
  await page.waitForURL(/commande-sans-compte.*etape=facturation/);
  await page.getByRole('heading', { level: 1, name: 'Vos coordonnées' }).waitFor();
}

/** Enters buyer and address, accepts the defaults, and goes to the payment. Returns the e-mail. */
export async function giveDetails(
  page: Page,
  email = freshEmail(),
  { postcode, city, street }: Place = LYON,
): Promise<string> {
  await page.getByLabel('Votre e-mail').fill(email);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Code postal').fill(postcode);
  await page.getByLabel('Ville').fill(city);
  await page.getByLabel('Numéro et rue').fill(street);
  await press(page, /^Continuer/);
  await stepShown(page, 'livraison');
  await press(page, /^Continuer/);
  await stepShown(page, 'paiement');
  return email;
}
