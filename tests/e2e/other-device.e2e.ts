import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { startAtBilling } from '../support/prepared-order.ts';
import {
  acceptAndOrder,
  chooseCheque,
  freshEmail,
  giveAddress,
  giveCard,
  PASSWORD,
  press,
  shoppers,
  stepShown,
  tokenIn,
} from '../support/shopper.ts';

const { visit } = shoppers();

/** The same customer on another device, at the same order. */
async function elsewhere(email: string, order: string) {
  const device = await visit();
  await device.page.goto('/connexion/');
  await device.page.getByLabel('Votre e-mail').fill(email);
  await press(device.page, 'Continuer');
  await device.page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(device.page, 'Se connecter');
  await device.page.getByRole('heading', { level: 1, name: /Camille/ }).waitFor();
  await device.page.goto(`/commande/${order}/`);
  await stepShown(device.page, 'facturation');
  return device;
}
/** How often a page of the funnel asks whether its order was changed. */
const LOOK_MS = 5_000;

/** The page asks about its order now; the time it waits for that is let go by. */
async function looks(page: Page) {
  const answer = page.waitForResponse(/\/etat\//);
  await page.clock.fastForward(LOOK_MS);
  await answer;
}

const changedElsewhere = (page: Page) => page.getByRole('dialog', { name: /changer ailleurs/ });

test('CHK-02 a page is told when another device changes its order, and follows it to the end', async () => {
  const email = freshEmail();
  const { page, close } = await visit();
  await page.clock.install();
  await startAtBilling(page, email);
  const other = await elsewhere(email, tokenIn(page));
  await giveAddress(other.page);
  await looks(page);
  await changedElsewhere(page).waitFor();
  await expectAccessible(page);
  await press(page, 'Continuer ici');
  await changedElsewhere(page).waitFor({ state: 'hidden' });
  await chooseCheque(other.page);
  await acceptAndOrder(other.page);
  await other.page.waitForURL(/confirmation/);
  // Nothing is left to be done here: the order stands, and this page says so. It may have looked by itself meanwhile.
  await page.clock.fastForward(LOOK_MS);
  await page.waitForURL(/confirmation/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await other.close();
  await close();
});

test('CHK-02 what a page does itself is no news to it', async () => {
  const { page, close } = await visit();
  await page.clock.install();
  await startAtBilling(page);
  /** The page has asked about its order while it stood still. */
  const noNotice = async () => {
    await looks(page);
    await expect.poll(() => changedElsewhere(page).count()).toBe(0);
  };
  await noNotice();
  await giveAddress(page, noNotice);
  await noNotice();
  await giveCard(page, '4242424242424242');
  await noNotice();
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});
