import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import type { Visit } from '../page-visit.ts';
import { signUp } from '../prepared-order.ts';
import { press } from '../shopper.ts';

export const CARDS = '/mon-compte/mes-cartes/';

/** The current month as printed on a card: `11/26`. */
export const thisMonth = () => {
  const [year = '', month] = Temporal.Now.plainDateISO('Europe/Paris').toString().split('-');
  return `${month}/${year.slice(2)}`;
};

export const titled = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export const saved = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** From the list: opens the card fields, enters a card and saves it. */
export async function addCard(
  page: Page,
  number: string,
  { scripts = true, expiry = '08/29' } = {},
) {
  await press(page, 'Ajouter une carte');
  await titled(page, 'Ajouter une carte');
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Numéro de carte').fill(number);
  await fields.getByLabel(/expiration/).fill(expiry);
  await fields.getByLabel('Cryptogramme').fill('123');
  if (!scripts) {
    await fields.getByRole('button', { name: 'Valider la carte' }).click();
    await fields.getByText(/La carte est enregistrée/).waitFor();
  }
  await press(page, 'Enregistrer cette carte');
}

async function lookInBothSizes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
}

/** By keyboard: opens the confirmation, cancels with Escape, and checks the focus. */
async function askAndLeave(page: Page, remove: Locator): Promise<void> {
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await remove.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => saved(page).count()).toBe(2);
}

export async function keepCards(visit: Visit, scripts: boolean): Promise<void> {
  const { page, close } = await visit({ javaScriptEnabled: scripts });
  await signUp(page);
  await page.goto('/mon-compte/');
  await page.getByRole('link', { name: 'Mes cartes' }).locator('visible=true').first().click();
  await titled(page, 'Mes cartes');
  await page.getByText('Aucune carte enregistrée').waitFor();
  await addCard(page, '4242424242424242', { scripts });
  await page.getByText('La carte est enregistrée.').waitFor();
  await addCard(page, '5555555555554444', { scripts, expiry: thisMonth() });
  await page.getByText('La carte est enregistrée.').waitFor();
  await page.getByText('Expire ce mois-ci').waitFor();
  expect(await saved(page).allInnerTexts()).toEqual(['Visa •••• 4242', 'Mastercard •••• 4444']);
  if (scripts) await lookInBothSizes(page);

  await press(page, 'Proposer en premier la carte Mastercard •••• 4444');
  await page.getByText('Cette carte sera proposée en premier.').waitFor();
  expect(await saved(page).first().innerText()).toBe('Mastercard •••• 4444');

  const remove = page.getByRole('link', { name: 'Supprimer la carte Visa •••• 4242' });
  if (scripts) await askAndLeave(page, remove);
  await remove.click();
  const requested = page.getByRole(scripts ? 'dialog' : 'main');
  await requested.getByRole('heading', { name: 'Supprimer la carte Visa •••• 4242 ?' }).waitFor();
  if (scripts) await expectAccessible(page);
  await requested.getByRole('button', { name: 'Supprimer la carte' }).click();
  await page.getByText('La carte est supprimée.').waitFor();
  expect(await saved(page).allInnerTexts()).toEqual(['Mastercard •••• 4444']);
  await close();
}
