import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { walkToGuestDetails } from '../support/guest.ts';
import { signUp, startAtPayment } from '../support/prepared-order.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { acceptAndOrder, press, shoppers, stepShown } from '../support/shopper.ts';
import { STRIPE_KEYS, type StripeServer, startStripe } from '../support/stripe-server/index.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();
let stripe: StripeServer;
let shop: ShopProcess;

/** A second shop on the same data, paid through Stripe; its script and its API are our stand-in's. */
beforeAll(async () => {
  stripe = await startStripe();
  shop = await startShopProcess({
    dataDir: shopData(),
    settings: {
      ...STRIPE_KEYS,
      ROLE: 'web',
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_API_BASE: stripe.url,
      STRIPE_JS_URL: `${stripe.url}/stripe.js`,
    },
  });
});

afterAll(async () => {
  await shop?.stop();
  await stripe?.stop();
});

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByLabel(/expiration/).fill('08/29');
  await page.getByLabel('Cryptogramme').fill('123');
  await press(page, /^Continuer/);
}

async function atPayment() {
  const visitor = await visit({ baseURL: shop.url });
  await startAtPayment(visitor.page);
  await visitor.page.getByLabel('Numéro de carte').waitFor();
  return visitor;
}

test('PAY-06 a card is kept in the account through Stripe’s fields', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  await signUp(page);
  await page.goto('/mon-compte/mes-cartes/');
  await press(page, 'Ajouter une carte');
  await page.getByLabel('Numéro de carte').fill('4242424242424242');
  await page.getByLabel(/expiration/).fill('08/29');
  await page.getByLabel('Cryptogramme').fill('123');
  await press(page, 'Enregistrer cette carte');
  await page.getByText('La carte est enregistrée.').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Visa •••• 4242' }).waitFor();
  await close();
});

const statuses = () => [...stripe.world.intents.values()].map(({ status }) => status);

test('PAY-02 a card is typed into Stripe’s fields, shown at the last step and charged by the button', async () => {
  const { page, close } = await atPayment();
  await press(page, /^Continuer/);
  await page.getByText('Votre numéro de carte est incomplet.').waitFor();
  await typeCard(page, '4242424242424242');
  await stepShown(page, 'recapitulatif');
  await page
    .getByText(/Visa se terminant par 4242/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  expect(statuses().at(-1)).toMatch(/^(requires_capture|succeeded)$/);
  await close();
});

test('PAY-03 a card Stripe refuses is told with its code, another one pays after 3-D Secure', async () => {
  const { page, close } = await atPayment();
  await typeCard(page, '4000000000009995');
  await stepShown(page, 'recapitulatif');
  await acceptAndOrder(page);
  await page
    .getByText(/Information bancaire.*assez approvisionné.*\(insufficient_funds\)/)
    .first()
    .waitFor();
  await page.getByLabel('Numéro de carte').waitFor();
  await typeCard(page, '4000000000003220');
  await stepShown(page, 'recapitulatif');
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: 'Confirmez votre paiement' }).waitFor();
  await press(page, 'Confirmer le paiement');
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});

test('N-10 a wallet of Stripe fills the funnel without an account, and the button of the summary charges its card', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  await walkToGuestDetails(page);
  await press(page, 'Apple Pay');
  await press(page, /^Payer \d+$/);
  await stepShown(page, 'recapitulatif');
  await page.getByText('5 quai Richelieu').first().waitFor();
  await page
    .getByText(/Visa se terminant par 4242/)
    .first()
    .waitFor();
  const before = statuses().length;
  expect(statuses().at(-1)).toBe('requires_confirmation');
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  expect(statuses()).toHaveLength(before);
  expect(statuses().at(-1)).toMatch(/^(requires_capture|succeeded)$/);
  await close();
});
