import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import {
  acceptAndOrder,
  freshEmail,
  giveAddress,
  giveCard,
  press,
  tokenIn,
  walkToBilling,
} from '../support/shopper.ts';

const { visit } = plainShoppers();

const PUBLIC = ['/', '/page/abonnement/', '/page/conditions-generales-de-vente/', '/faq/'] as const;

/** Whoever reads a page reads this of it. */
const wordsOf = async (page: Page) =>
  ((await page.locator('body').textContent()) ?? '').replaceAll(/\s+/g, ' ');

test('W-08 WDR-08 the notice on the legal guarantee stands before every order', async () => {
  const notice = 'Garantie légale de conformité : 2 ans';
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/chien/croquettes/');
  await page.locator('main a[href^="/produits/"]').first().click();
  expect(await wordsOf(page)).toContain(notice);
  await walkToBilling(page, freshEmail());
  await giveAddress(page);
  await giveCard(page, '4242424242424242', { scripts: false });
  expect(await wordsOf(page)).toContain(notice);
  await close();
});

test('W-01 PAY-07 every page says that the card is debited at departure, and it is held until then', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const read: Record<string, string> = {};
  for (const path of PUBLIC) {
    await page.goto(path);
    read[path] = await wordsOf(page);
  }
  await walkToBilling(page, freshEmail(), async (cart) => {
    await cart.getByLabel('Fréquence').selectOption('42');
    await press(cart, 'Mettre à jour');
  });
  await giveAddress(page);
  await giveCard(page, '4242424242424242', { scripts: false });
  read.recapitulation = await wordsOf(page);
  const token = tokenIn(page);
  await page.goto(`/commande/${token}/?etape=paiement`);
  // W-06: the mandate for what follows stands where the card is given.
  expect(await wordsOf(page)).toContain('Mandat de paiement : vous autorisez Gamelle');
  await page.goto(`/commande/${token}/?etape=recapitulatif`);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  read.confirmation = await wordsOf(page);
  const number = /Commande n° (\d{9})/.exec(read.confirmation)?.[1];
  await page.goto(`/mon-compte/mes-commandes/${number}/`);
  expect(await wordsOf(page)).toContain('Paiement autorisé');
  expect(token).not.toBe('');
  for (const [where, text] of Object.entries(read)) {
    expect([where, /(à son|au) départ (du premier colis|ou,|de chaque envoi)/.test(text)]).toEqual([
      where,
      true,
    ]);
    const wrong = /jamais avant|[Aa]ucun débit avant|\{\{\w+\.\w+|débitée à la commande/.exec(text);
    expect([where, wrong?.[0]]).toEqual([where, undefined]);
  }
  await close();
});
