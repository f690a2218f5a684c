import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSubscribed } from '../support/arrive.ts';
import { press, shoppers } from '../support/shopper.ts';
import { reported, SUBSCRIPTIONS, titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();
const PHONE = { width: 390, height: 844 };

/** Taps, counted. */
function counting() {
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  return { tap, taps: () => taps };
}

/** What may come instead: each names its product in the address. */
const choices = (page: Page) => page.locator('main a[href*="par="]');

test('N-08 S-09 on a telephone what comes instead of a missing product is chosen in four taps at most, another recipe takes the place of one in four, what is searched is for the same animal, and two foods may overlap once', async () => {
  const { page, close } = await visit({ viewport: PHONE });
  const code = await arriveSubscribed(page);
  const missing = counting();
  await missing.tap(page.getByRole('link', { name: /s’il manque/ }).first());
  await titled(page, 'Si ce produit manque');
  await expectAccessible(page);
  const other = page.locator('label', { hasText: 'Envoyer à sa place' }).first();
  await missing.tap(other);
  await missing.tap(page.getByRole('button', { name: 'Enregistrer mon choix' }));
  await reported(page, /^C’est noté/);
  await page
    .getByText(/^S’il manque.*à la place/)
    .first()
    .waitFor();
  expect(missing.taps()).toBeLessThanOrEqual(4);
  await expectAccessible(page);

  await page.goto(`${SUBSCRIPTIONS}${code}/`);
  const { tap, taps } = counting();
  await tap(page.getByRole('link', { name: /^Remplacer / }).first());
  await titled(page, 'Remplacer un produit');
  await expectAccessible(page);
  const choice = choices(page).last();
  const name = (await choice.innerText()).trim();
  await tap(choice);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await page.getByText('Le prochain envoi, livraison comprise').waitFor();
  await expectAccessible(page);
  const total = page
    .locator('dt', { hasText: 'Le prochain envoi' })
    .locator('xpath=following-sibling::dd/span')
    .first();
  const said = await total.innerText();
  await tap(page.getByRole('button', { name: 'Remplacer', exact: true }));
  await reported(page, 'Le produit est remplacé dans votre prochain envoi et dans les suivants.');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().waitFor();
  // The amount that was shown before is the one the delivery has.
  await page.getByRole('main').getByText(said).first().waitFor();
  expect(taps()).toBeLessThanOrEqual(4);

  await page.goto(`${SUBSCRIPTIONS}${code}/`);
  await page
    .getByRole('link', { name: /^Remplacer / })
    .first()
    .click();
  await titled(page, 'Remplacer un produit');
  await page.getByLabel('Chercher un produit').fill('canard');
  await press(page, 'Chercher');
  await page.waitForURL(/q=canard/);
  await expect
    .poll(async () => {
      const names = await choices(page).allInnerTexts();
      return names.length > 0 && names.every((text) => !/chien/i.test(text));
    })
    .toBe(true);
  await choices(page).first().click();
  await page.getByText('Le prochain envoi, livraison comprise').waitFor();
  const next = page
    .locator('dt', { hasText: 'Le prochain envoi' })
    .locator('xpath=following-sibling::dd/span')
    .first();
  const alone = await next.innerText();
  await page.getByLabel(/^Recevoir encore une fois/).check();
  await expect.poll(() => next.innerText()).not.toBe(alone);
  await press(page, /^Remplacer$/);
  await reported(page, /^Le produit est remplacé/);
  await page.getByText('Cet envoi seulement').first().waitFor();
  await close();
});
