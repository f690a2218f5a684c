import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { shoppers } from '../support/shopper.ts';
import { order, walkToCart, walkToSummary } from '../support/walk.ts';

const { visit } = shoppers();
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** In a wide window and on a telephone. */
const inBothSizes = async (page: Page) => {
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
};

test('a visitor becomes a customer: home, shelf, product, cart, account, checkout, order; axe finds nothing', async () => {
  const { page, close } = await visit({ viewport: WIDE });
  await walkToCart(page, inBothSizes);
  await walkToSummary(page, inBothSizes);
  const number = await order(page, inBothSizes);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.waitForURL(/mon-compte/);
  await page.getByText(number).first().waitFor();
  await inBothSizes(page);
  await close();
});

test('the same without scripts, the card included', async () => {
  const { page, close } = await visit({ viewport: WIDE, javaScriptEnabled: false });
  const nothing = async () => undefined;
  await walkToCart(page, nothing, { scripts: false });
  await walkToSummary(page, nothing, { scripts: false });
  expect(await order(page, nothing)).toMatch(/^\d{9}$/);
  await close();
});
