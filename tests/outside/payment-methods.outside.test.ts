import { describe, expect, test } from 'vitest';
import {
  atPayment,
  type Country,
  choose,
  confirmed,
  type Delivery,
} from '../support/journeys/payment-methods.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { acceptAndOrder, giveCard, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

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
const each = (deliveryOptions: Readonly<Record<Country, readonly string[]>>) =>
  everywhere.flatMap(([country, delivery]) =>
    deliveryOptions[country].map((way) => [country, delivery, way] as const),
  );

// In France, home, by card (purchase.e2e.ts), to a relay point (relay.e2e.ts) and with PayPal: in a browser.
describe('PAY-01 SHP-01 each way to pay leads to an order, brought home or to a relay point', () => {
  test.each(everywhere.slice(2))('in %s, %s, by card', async (country, delivery) => {
    const { page, close } = await atPayment(visit, country, delivery);
    await giveCard(page, '4242424242424242', { scripts: false });
    await acceptAndOrder(page);
    await confirmed(page);
    await close();
  });

  test.each(each(WALLETS).slice(1))(
    'in %s, %s, with %s, on its own page',
    async (country, delivery, way) => {
      const { page, close } = await atPayment(visit, country, delivery);
      await choose(page, way);
      await acceptAndOrder(page);
      await page.getByRole('heading', { level: 1, name: `Payer avec ${way}` }).waitFor();
      await press(page, 'Confirmer le paiement');
      await confirmed(page);
      await close();
    },
  );

  test.each(each(LATER))(
    'PAY-06 in %s, %s, by %s, told how to pay',
    async (country, delivery, way) => {
      const { page, close } = await atPayment(visit, country, delivery);
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
  const [french, belgian] = [await atPayment(visit, 'France'), await atPayment(visit, 'Belgium')];
  const offers = ({ page }: typeof french, name: string) =>
    page.getByRole('radio', { name: new RegExp(name) }).count();
  expect([await offers(french, 'Bancontact'), await offers(french, 'Chèque')]).toEqual([0, 1]);
  expect([await offers(belgian, 'Bancontact'), await offers(belgian, 'Chèque')]).toEqual([1, 0]);
  await french.close();
  await belgian.close();
});

test('PAY-03 a wallet that refuses leads back to the payment, with its reason', async () => {
  const { page, close } = await atPayment(visit, 'France');
  await choose(page, 'PayPal');
  await acceptAndOrder(page);
  await press(page, 'Refuser');
  await page
    .getByText(/Information bancaire.*\(wallet_refused\)/)
    .first()
    .waitFor();
  await close();
});
