import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveBy } from '../support/arrive.ts';
import { startAtPayment } from '../support/prepared-order.ts';
import {
  acceptAndOrder,
  freshEmail,
  giveCard,
  PASSWORD,
  shoppers,
  stepShown,
  tokenIn,
} from '../support/shopper.ts';
import { shopUrl } from '../support/worker-shop.ts';

const { visit } = shoppers();
const api = '/api/v2/shop';

/** The order of this customer is placed, to be paid by card, and its payment did not come. */
async function placeUnpaid(token: string, email: string): Promise<void> {
  const call = async (method: string, path: string, body: object, bearer = '') => {
    const patch = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
    const types = { 'content-type': patch, accept: 'application/ld+json' };
    const answer = await fetch(shopUrl() + api + path, {
      method,
      body: JSON.stringify(body),
      headers: bearer ? { ...types, authorization: `Bearer ${bearer}` } : types,
    });
    expect(answer.status, path).toBeLessThan(300);
    return answer.json();
  };
  const signIn = { email, password: PASSWORD };
  const { token: bearer } = await call('POST', '/authentication-token', signIn);
  const order = await (
    await fetch(`${shopUrl()}${api}/orders/${token}`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
  ).json();
  const payment = `/orders/${token}/payments/${order.payments[0].id}`;
  await call('PATCH', payment, { paymentMethod: 'card' }, bearer);
  await call('PATCH', `/orders/${token}/complete`, {}, bearer);
}

test('S-27 REL-13 PAY-04 the link of a mail leads to the payment of an order that is owed, and only there', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  const token = await arriveBy(page, async (plain) => {
    await startAtPayment(plain, { email });
    return tokenIn(plain);
  });
  await placeUnpaid(token, email);
  await page.goto('/mon-compte/');
  await page.getByRole('heading', { level: 2, name: 'À faire' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir la commande et payer' }).click();
  const pay = page.getByRole('link', { name: /^Payer / });
  await pay.waitFor();
  await expect.poll(() => pay.getAttribute('href')).toBe(`/commande/${token}/`);
  await page.goto(`/commande/${token}/?etape=facturation`);
  await stepShown(page, 'paiement');
  await expect.poll(() => page.getByRole('link', { name: /^Modifier/ }).count()).toBe(0);
  await expectAccessible(page);
  await giveCard(page, '4242 4242 4242 4242');
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await page.goto(`/commande/${token}/`);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});
