import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { freshEmail, shoppers } from '../support/shopper.ts';
import { order, walkToCart, walkToSummary } from '../support/walk.ts';

const { visit } = shoppers();
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** In a wide window these are arranged anew: menu, filters and summary stand beside. */
const REARRANGED = [
  /^\/$/,
  /^\/chien\//,
  /^\/produits\//,
  /^\/panier\//,
  /=facturation/,
  /^\/mon-compte\//,
];

/** On a telephone, and in a wide window what is arranged anew there. */
const look = async (page: Page) => {
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
  const { pathname, search } = new URL(page.url());
  if (REARRANGED.some((one) => one.test(pathname + search))) await expectAccessible(page);
};

test('CHK-01 CHK-06 PAY-01 PAY-02 SHP-01 a visitor becomes a customer, and a cart an order through five steps: home, shelf, product, cart, account, checkout, order, brought home in France and paid by card; axe finds nothing', async () => {
  const { page, close } = await visit({ viewport: WIDE });
  const email = freshEmail();
  await walkToCart(page, look);
  await walkToSummary(page, look, { email });
  const steps = page.getByRole('navigation', { name: 'Étapes de la commande' });
  await expect.poll(() => steps.getByRole('listitem').allInnerTexts()).toHaveLength(5);
  const number = await order(page, look);
  await page.getByText(email).waitFor();
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.waitForURL(/mon-compte/);
  await page.getByText(number).first().waitFor();
  await look(page);
  await close();
});

// The one journey without scripts in a real browser: how documents are read without one is compared with it.
test('the same without scripts, the card included', async () => {
  const { page, close } = await visit({ viewport: WIDE, javaScriptEnabled: false });
  const nothing = async () => undefined;
  await walkToCart(page, nothing, { scripts: false });
  await walkToSummary(page, nothing, { scripts: false });
  expect(await order(page, nothing)).toMatch(/^\d{9}$/);
  await close();
});
