import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import {
  atPayment,
  type Country,
  choose,
  confirmed,
  type Delivery,
} from '../support/journeys/payment-methods.ts';
import {
  acceptAndOrder,
  BAG,
  giveCard,
  listens,
  press,
  shoppers,
  stepShown,
} from '../support/shopper.ts';

const { visit } = shoppers();

// The other countries, and what is paid later, are ordered without a browser.
describe('PAY-01 SHP-01 each way to pay leads to an order, brought home or to a relay point', () => {
  test.each<[Country, Delivery]>([
    ['France', 'home'],
    ['France', 'relay'],
  ])('in %s, %s, by card', async (country, delivery) => {
    const { page, close } = await atPayment(visit, country, delivery);
    await giveCard(page, '4242424242424242');
    await acceptAndOrder(page);
    await confirmed(page);
    await close();
  });

  test.each<[Country, Delivery, string]>([['France', 'home', 'PayPal']])(
    'in %s, %s, with %s, on its own page',
    async (country, delivery, way) => {
      const { page, close } = await atPayment(visit, country, delivery);
      await choose(page, way);
      await acceptAndOrder(page);
      await page.getByRole('heading', { level: 1, name: `Payer avec ${way}` }).waitFor();
      await expectAccessible(page);
      await press(page, 'Confirmer le paiement');
      await confirmed(page);
      await close();
    },
  );
});

test('PAY-03 3-D Secure refused at the bank leads back to the card, with its reason', async () => {
  const { page, close } = await atPayment(visit, 'France');
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
  const { page, close } = await atPayment(visit, 'France');
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
  const { page, close } = await atPayment(visit, 'France');
  const keep = page.getByLabel(/Enregistrer cette carte/);
  await expect.poll(() => keep.isChecked()).toBe(false);
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
