import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveBy } from '../support/arrive.ts';
import {
  atPayment,
  type Country,
  choose,
  confirmed,
  type Delivery,
} from '../support/journeys/payment-methods.ts';
import { listens } from '../support/listens.ts';
import { startAtPayment } from '../support/prepared-order.ts';
import { acceptAndOrder, BAG, giveCard, press, shoppers, stepShown } from '../support/shopper.ts';

const { visit } = shoppers();

// By card home: purchase.e2e.ts; to a relay point: relay.e2e.ts. All else is ordered without a browser.
describe('PAY-01 SHP-01 each way to pay leads to an order, brought home or to a relay point', () => {
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
  const { page, close } = await visit();
  const payment = await arriveBy(page, async (plain) => {
    await startAtPayment(plain);
    const keep = plain.getByLabel(/Enregistrer cette carte/);
    expect(await keep.isChecked()).toBe(false);
    await keep.check();
    await giveCard(plain, '4242424242424242', { scripts: false });
    await acceptAndOrder(plain);
    await confirmed(plain);
    // A job keeps the address of a first order: the second one proposes it.
    await expect
      .poll(async () => (await plain.request.get('/mon-compte/mes-adresses/')).text())
      .toContain('12 rue des Lilas');
    await plain.goto(`/panier/?variantId=${BAG}`);
    await plain
      .getByRole('link', { name: /^Commander/ })
      .locator('visible=true')
      .click();
    for (const step of ['facturation', 'livraison'] as const) {
      await stepShown(plain, step);
      await press(plain, /^Continuer/);
    }
    return plain.url();
  });
  await page.goto(payment);
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
