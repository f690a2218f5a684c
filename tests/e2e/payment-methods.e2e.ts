import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { LUXEMBOURG, NAMUR } from '../support/places.ts';
import { startAtPayment } from '../support/prepared-order.ts';
import { belgianHost } from '../support/raw-request.ts';
import {
  acceptAndOrder,
  BAG,
  giveCard,
  listens,
  type Place,
  press,
  shoppers,
  stepShown,
} from '../support/shopper.ts';

const { visit } = shoppers();

type Country = 'France' | 'Belgium' | 'Luxembourg';
type Delivery = 'home' | 'relay';

const PLACES: Readonly<Record<Country, Place | undefined>> = {
  France: undefined,
  Belgium: NAMUR,
  Luxembourg: LUXEMBOURG,
};

/** Chooses a way to pay that asks for nothing more before the last step. */
async function choose(page: Page, name: string) {
  const ways = page.getByRole('group', { name: 'Moyen de paiement' });
  await ways.getByText(name, { exact: true }).click();
  await press(page, /^Continuer/);
  await stepShown(page, 'recapitulatif');
}

async function atPayment(country: Country, delivery: Delivery = 'home') {
  const baseURL = `http://${belgianHost().host}`;
  const visitor = await visit(country === 'Belgium' ? { baseURL } : {});
  await startAtPayment(visitor.page, { place: PLACES[country], delivery });
  return visitor;
}

const confirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();

const everywhere: [country: Country, delivery: Delivery][] = [
  ['France', 'home'],
  ['France', 'relay'],
  ['Belgium', 'home'],
  ['Belgium', 'relay'],
  ['Luxembourg', 'home'],
  ['Luxembourg', 'relay'],
];
const WALLETS: Readonly<Record<Country, readonly string[]>> = {
  France: ['PayPal'],
  Belgium: ['PayPal', 'Bancontact'],
  Luxembourg: ['PayPal'],
};
const LATER: Readonly<Record<Country, readonly string[]>> = {
  France: ['Chèque', 'Virement bancaire'],
  Belgium: ['Virement bancaire'],
  Luxembourg: ['Virement bancaire'],
};
const each = (ways: Readonly<Record<Country, readonly string[]>>) =>
  everywhere.flatMap(([country, delivery]) =>
    ways[country].map((way) => [country, delivery, way] as const),
  );

describe('PAY-01 SHP-01 each way to pay leads to an order, brought home or to a relay point', () => {
  test.each(everywhere)('in %s, %s, by card', async (country, delivery) => {
    const { page, close } = await atPayment(country, delivery);
    await giveCard(page, '4242424242424242');
    await acceptAndOrder(page);
    await confirmed(page);
    await close();
  });

  test.each(each(WALLETS))(
    'in %s, %s, with %s, on its own page',
    async (country, delivery, way) => {
      const { page, close } = await atPayment(country, delivery);
      await choose(page, way);
      await acceptAndOrder(page);
      await page.getByRole('heading', { level: 1, name: `Payer avec ${way}` }).waitFor();
      await expectAccessible(page);
      await press(page, 'Confirmer le paiement');
      await confirmed(page);
      await close();
    },
  );

  test.each(each(LATER))(
    'PAY-06 in %s, %s, by %s, told how to pay',
    async (country, delivery, way) => {
      const { page, close } = await atPayment(country, delivery);
      await choose(page, way);
      await acceptAndOrder(page);
      await confirmed(page);
      await page.getByRole('heading', { level: 2, name: 'Comment payer' }).waitFor();
      const number = /\d{9}/.exec(await page.getByText(/Commande n° \d{9}/).innerText())?.[0];
      expect(await page.getByText(new RegExp(`Référence.*${number}`)).count()).toBe(1);
      await close();
    },
  );
});

test('PAY-01 Bancontact is offered in Belgium only, the cheque in France only', async () => {
  const [french, belgian] = [await atPayment('France'), await atPayment('Belgium')];
  const offers = ({ page }: typeof french, name: string) =>
    page.getByRole('radio', { name: new RegExp(name) }).count();
  expect([await offers(french, 'Bancontact'), await offers(french, 'Chèque')]).toEqual([0, 1]);
  expect([await offers(belgian, 'Bancontact'), await offers(belgian, 'Chèque')]).toEqual([1, 0]);
  await french.close();
  await belgian.close();
});

test('PAY-03 a wallet that refuses leads back to the payment, with its reason', async () => {
  const { page, close } = await atPayment('France');
  await choose(page, 'PayPal');
  await acceptAndOrder(page);
  await press(page, 'Refuser');
  await page
    .getByText(/Information bancaire.*\(wallet_refused\)/)
    .first()
    .waitFor();
  await close();
});

test('PAY-03 3-D Secure refused at the bank leads back to the card, with its reason', async () => {
  const { page, close } = await atPayment('France');
  await giveCard(page, '4000000000003220');
  await acceptAndOrder(page);
  await press(page, 'Refuser');
  await page
    .getByText(/Information bancaire.*\(authentication_failed\)/)
    .first()
    .waitFor();
  await listens(page);
  await giveCard(page, '4242424242424242');
  await acceptAndOrder(page);
  await confirmed(page);
  await close();
});

test('PAY-03 card fields that stand before the page’s scripts are heard all the same', async () => {
  const { page, close } = await atPayment('France');
  const number = page.frameLocator('iframe').getByLabel('Numéro de carte');
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await number.waitFor();
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await listens(page);
  await giveCard(page, '4242424242424242');
  await close();
});

test('PAY-06 a card is kept for who ticks it, proposed next time, and never ticked for them', async () => {
  const { page, close } = await atPayment('France');
  const keep = page.getByLabel(/Enregistrer cette carte/);
  expect(await keep.isChecked()).toBe(false);
  await keep.check();
  await giveCard(page, '4242424242424242');
  await acceptAndOrder(page);
  await confirmed(page);

  // A job keeps the address of a first order: the second one proposes it.
  await expect
    .poll(async () => {
      await page.goto('/mon-compte/mes-adresses/');
      return page.getByRole('main').innerText();
    })
    .toContain('12 rue des Lilas');
  await page.goto(`/panier/?variantId=${BAG}`);
  await page
    .getByRole('link', { name: /^Commander/ })
    .locator('visible=true')
    .click();
  for (const step of ['facturation', 'livraison'] as const) {
    await stepShown(page, step);
    await press(page, /^Continuer/);
  }
  await stepShown(page, 'paiement');
  await page.getByText('Carte enregistrée •••• 4242').waitFor();
  await expectAccessible(page);
  await press(page, /^Continuer/);
  await stepShown(page, 'recapitulatif');
  await page
    .getByText(/se terminant par 4242/)
    .first()
    .waitFor();
  await acceptAndOrder(page);
  await confirmed(page);
  await close();
});
