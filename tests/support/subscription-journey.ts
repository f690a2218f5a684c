import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  acceptAndOrder,
  freshEmail,
  giveAddress,
  giveCard,
  press,
  walkToBilling,
} from './shopper.ts';

export const SUBSCRIPTIONS = '/mon-compte/mes-abonnements/';

/** Waits for an `h1`, because the address changes before the page. */
export const titled = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The page of a subscription, whatever it is called. */
export const ownSubscription = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Abonnement AB-/)
    .first()
    .waitFor();

/** The confirmation of the last action. */
export const reported = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByText(text).first().waitFor();

/** Chooses to have what is in the cart every six weeks. */
async function everySixWeeks(page: Page, scripts: boolean): Promise<void> {
  const rhythm = page.getByLabel('Fréquence');
  await rhythm.selectOption('42');
  if (!scripts) await press(page, 'Mettre à jour');
  await expect.poll(() => rhythm.inputValue()).toBe('42');
}

/** Its bank requires a challenge when the cardholder pays, and approves off-session charges. */
export const MANDATED = '4000002500003155';

/**
 * Buys two bags on subscription, every six weeks, page by page, and opens it in the account.
 * Returns its code. It is created by a job, so the list is polled.
 */
export async function subscribe(
  page: Page,
  { scripts = true, card = '4242424242424242' } = {},
): Promise<string> {
  await walkToBilling(page, freshEmail(), (cart) => everySixWeeks(cart, scripts));
  await giveAddress(page);
  await giveCard(page, card, { scripts });
  await acceptAndOrder(page);
  if (card === MANDATED) await press(page, 'Confirmer le paiement');
  await titled(page, /^Merci Camille/);
  const manage = page.getByRole('link', { name: /^Gérer l’abonnement/ });
  await expect
    .poll(
      async () => {
        await page.goto(SUBSCRIPTIONS);
        return manage.count();
      },
      { interval: 100 },
    )
    .toBe(1);
  await manage.click();
  await ownSubscription(page);
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}
