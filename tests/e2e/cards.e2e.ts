import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signUp } from '../support/prepared-order.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const CARDS = '/mon-compte/mes-cartes/';

/** The month that is running, as a card has it printed: `11/26`. */
const thisMonth = () => {
  const [year = '', month] = Temporal.Now.plainDateISO('Europe/Paris').toString().split('-');
  return `${month}/${year.slice(2)}`;
};

const titled = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const kept = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** From the list: opens card fields, types a card and has it kept. */
async function addCard(page: Page, number: string, { scripts = true, expiry = '08/29' } = {}) {
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

test.each([
  [true, { width: 390, height: 844 }],
  [true, { width: 1440, height: 900 }],
  [false, { width: 390, height: 844 }],
])(
  'PAY-06 SUB-20 kept cards are listed, added, put first and deleted, scripts: %s, %o',
  async (scripts, viewport) => {
    const { page, close } = await visit({ javaScriptEnabled: scripts, viewport });
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
    expect(await kept(page).allInnerTexts()).toEqual(['Visa •••• 4242', 'Mastercard •••• 4444']);
    if (scripts) await expectAccessible(page);

    await press(page, 'Proposer en premier la carte Mastercard •••• 4444');
    await page.getByText('Cette carte sera proposée en premier.').waitFor();
    expect(await kept(page).first().innerText()).toBe('Mastercard •••• 4444');

    await page.getByRole('link', { name: 'Supprimer la carte Visa •••• 4242' }).click();
    const asked = page.getByRole(scripts ? 'dialog' : 'main');
    await asked.getByRole('heading', { name: 'Supprimer la carte Visa •••• 4242 ?' }).waitFor();
    if (scripts) await expectAccessible(page);
    await asked.getByRole('button', { name: 'Supprimer la carte' }).click();
    await page.getByText('La carte est supprimée.').waitFor();
    expect(await kept(page).allInnerTexts()).toEqual(['Mastercard •••• 4444']);
    await close();
  },
);

test('PAY-06 deleting a card is asked about first, and may be left', async () => {
  const { page, close } = await visit();
  await signUp(page);
  await page.goto(CARDS);
  await addCard(page, '4242424242424242');
  await page.getByText('La carte est enregistrée.').waitFor();
  const remove = page.getByRole('link', { name: /^Supprimer la carte/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await remove.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await kept(page).count()).toBe(1);
  await close();
});

test('PAY-03 a card the bank refuses is told with its code, another one is kept after 3-D Secure', async () => {
  const { page, close } = await visit();
  await signUp(page);
  await page.goto(CARDS);
  await addCard(page, '4000000000000002');
  await page.getByText(/Information bancaire.*\(card_declined\)/).waitFor();
  await expectAccessible(page);
  await press(page, 'Essayer une autre carte');
  await page.frameLocator('iframe').getByLabel('Numéro de carte').fill('4000000000003220');
  await page
    .frameLocator('iframe')
    .getByLabel(/expiration/)
    .fill('08/29');
  await page.frameLocator('iframe').getByLabel('Cryptogramme').fill('123');
  await press(page, 'Enregistrer cette carte');
  await press(page, 'Confirmer le paiement');
  await page.getByText('La carte est enregistrée.').waitFor();
  expect(await kept(page).count()).toBe(1);
  await close();
});

test('PAY-03 without a card nothing is kept, and the page says so', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await signUp(page);
  await page.goto(CARDS);
  await press(page, 'Ajouter une carte');
  await titled(page, 'Ajouter une carte');
  await press(page, 'Enregistrer cette carte');
  await page.getByText('Indiquez votre carte et validez-la').waitFor();
  await close();
});
