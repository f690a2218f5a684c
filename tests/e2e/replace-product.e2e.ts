import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSubscribed } from '../support/arrive.ts';
import { press, shoppers } from '../support/shopper.ts';
import { reported, titled } from '../support/subscription-journey.ts';

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

test('S-09 on a telephone another recipe takes the place of one in four taps at most', async () => {
  const { page, close } = await visit({ viewport: PHONE });
  await arriveSubscribed(page);
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
  await close();
});

test('S-09 what is searched is for the same animal, and two foods may overlap once', async () => {
  const { page, close } = await visit({ viewport: PHONE });
  await arriveSubscribed(page);
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

test('S-26 SUB-18 from « Résilier » to the receipt in three taps with nothing typed', async () => {
  const { page, close } = await visit({ viewport: PHONE });
  await arriveSubscribed(page);
  await page.getByRole('tab', { name: 'Mon abonnement' }).click();
  const { tap, taps } = counting();
  await tap(page.getByRole('link', { name: 'Résilier l’abonnement' }));
  await titled(page, 'Résilier l’abonnement');
  const reason = page.getByLabel('Pourquoi arrêtez-vous ?');
  await expect
    .poll(() => reason.locator('option').allInnerTexts())
    .toContain('Je ne souhaite pas préciser');
  const message = page.getByLabel('Votre message');
  await reason.selectOption({ label: 'Je ne souhaite pas préciser' });
  await expect.poll(() => message.inputValue()).toBe('Je ne souhaite pas préciser');
  expect(await message.isEditable()).toBe(true);
  // To choose is one tap; this reason waits for the second delivery, that one does not.
  await tap(reason);
  await reason.selectOption({ label: 'Je n’ai plus mon animal' });
  await expect.poll(() => message.inputValue()).toBe('Je n’ai plus mon animal');
  expect(await page.locator('#letter-title').count()).toBe(0);
  await tap(page.getByRole('button', { name: 'Résilier l’abonnement' }));
  await reported(page, /^Votre abonnement est résilié/);
  expect(await page.locator('#letter-title').count()).toBe(0);
  expect(taps()).toBeLessThanOrEqual(3);
  await close();
});
