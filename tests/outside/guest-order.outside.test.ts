import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { giveDetails, walkToGuestDetails } from '../support/guest.ts';
import { choose, confirmed } from '../support/journeys/payment-methods.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { outsideClient } from '../support/outside.ts';
import { NAMUR } from '../support/places.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { belgianHost } from '../support/raw-request.ts';
import {
  acceptAndOrder,
  chooseCheque,
  freshEmail,
  giveCard,
  PASSWORD,
  press,
  stepShown,
  tokenIn,
} from '../support/shopper.ts';
import { outsidePerson } from './person.ts';
import { MERGE, QUERY } from './shop-calls.ts';
import { signedInTeam } from './team.ts';

const THREE_D_SECURE = '4000000000003220';
const { visit } = plainShoppers();

/** Orders by cheque what was walked to; the number of the order. */
async function orderByCheque(page: Page): Promise<string> {
  await chooseCheque(page);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  const text = await page.getByText(/Commande n° \d{9}/).innerText();
  return /\d{9}/.exec(text)?.[0] ?? '';
}

test('N-10 PAY-03 the funnel without an account works without scripts, 3-D Secure included', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await walkToGuestDetails(page);
  await giveDetails(page);
  await giveCard(page, THREE_D_SECURE, { scripts: false });
  await acceptAndOrder(page);
  await page.waitForURL(/prestataire-paiement/);
  await press(page, 'Confirmer le paiement');
  await page.waitForURL(/commande-sans-compte\/.*confirmation/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});

test('N-10 RTE-25 RTE-26 the funnel of a guest opens in their own browser alone', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const token = tokenIn(page);
  const at = `/commande-sans-compte/${token}/`;
  const { ask, url } = outsideClient();
  const paths = [at, `${at}confirmation/`, `${at}etat/`, `${at}points-relais/?place=69003`];
  for (const path of paths) {
    expect((await ask('GET', path)).status, path).toBe(404);
    const unknown = path.replace(token, 'a'.repeat(token.length));
    expect((await ask('GET', unknown)).status, unknown).toBe(404);
  }
  const sent = await ask('POST', at, {
    headers: { origin: url },
    body: new URLSearchParams({ intent: 'billing', email: 'autre@exemple.fr' }),
  });
  expect(sent.status).toBe(404);
  expect((await ask('GET', `/suivi-de-commande/${token}/`)).status).toBe(404);
  const signedInOnly = await ask('GET', `/commande/${token}/`);
  expect(signedInOnly.headers.get('location')).toBe('/connexion/');
  await close();
});

test('N-10 SUB-01 a cart with a subscription is told why it needs an account', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const at = new URL(page.url()).pathname;
  const token = tokenIn(page);
  const added = await page.request.fetch(
    `/api/v2/shop/orders/${token}/items?channelCode=FR_WEB&locale=fr_FR`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/merge-patch+json' },
      data: { productVariant: '10012102', quantity: 1, subscriptionInterval: 31 },
    },
  );
  expect(added.status()).toBe(200);
  await page.goto(at);
  expect(new URL(page.url()).pathname).toBe('/connexion/');
  await page.getByText(/Votre panier contient un abonnement/).waitFor();
  expect(await page.getByRole('link', { name: 'Commander sans compte' }).count()).toBe(0);
  await close();
});

test('N-10 FRM-15 e-mail and address are judged together, each under its field', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  await page.getByLabel('Votre e-mail').fill('camille@');
  await page.getByLabel('Code postal').fill('6900');
  await press(page, /^Continuer/);
  for (const field of ['email', 'firstName', 'lastName', 'postcode', 'city', 'street'])
    expect(await page.locator(`#billing-${field}`).getAttribute('aria-invalid'), field).toBe(
      'true',
    );
  expect(await page.getByLabel('Votre e-mail').inputValue()).toBe('camille@');
  await close();
});

test('N-10 R-13 a known e-mail is answered as an unknown one, and its account gets nothing by it', async () => {
  const existing = await outsidePerson();
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  await giveDetails(page, existing.email);
  await orderByCheque(page);
  expect(await page.getByText(/compte existe|déjà un compte/).count()).toBe(0);
  const own = await existing.ask('GET', `/api/v2/shop/orders${QUERY}`, {
    headers: existing.bearer,
  });
  expect((await own.json())['hydra:member']).toEqual([]);
  await close();
});

test('N-10 ORD-05 a guest follows their order by the link of its mail, and the team sees whose it is', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const email = await giveDetails(page);
  const number = await orderByCheque(page);
  const path = await mailedPath(page, number, email, 'suivi-de-commande');

  const elsewhere = await visit();
  await elsewhere.page.goto(path);
  await elsewhere.page.getByRole('heading', { level: 1, name: `Commande n° ${number}` }).waitFor();
  await elsewhere.page.getByText('12 rue des Lilas').first().waitFor();
  await elsewhere.page
    .getByText(/à l’ordre de/)
    .first()
    .waitFor();
  await elsewhere.close();

  const { ask } = outsideClient();
  const authorization = `Bearer ${await signedInTeam({ ask })}`;
  const found = await ask('GET', `/api/v2/admin/orders/${number}`, { headers: { authorization } });
  expect(await found.json()).toMatchObject({ email, customer: null });
  await close();
});

test('N-10 an order without an account joins the one that is made with its e-mail, once the mailbox is proven', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const email = await giveDetails(page);
  const number = await orderByCheque(page);
  const tracked = await mailedPath(page, number, email, 'suivi-de-commande');
  await press(page, 'Créer mon compte');
  // The name it was ordered under is not typed again.
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
  expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await page.waitForURL(/bienvenue/);
  const own = `/mon-compte/mes-commandes/${number}/`;
  expect((await page.request.get(own)).status()).toBe(404);

  await page.goto(await mailedPath(page, 'Confirmez', email, 'connexion/verification'));
  await press(page, 'Confirmer mon adresse');
  await expect.poll(async () => (await page.request.get(own)).status()).toBe(200);
  // Its link leads its owner there, and tells anybody else nothing any more.
  await page.goto(tracked);
  expect(new URL(page.url()).pathname).toBe(own);
  expect((await outsideClient().ask('GET', tracked)).status).toBe(404);
  await close();
});

test('N-10 PAY-01 a guest pays with PayPal, and comes back to the confirmation', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  await giveDetails(page);
  await page
    .getByRole('group', { name: 'Moyen de paiement' })
    .getByText('PayPal', { exact: true })
    .click();
  await press(page, /^Continuer/);
  await stepShown(page, 'recapitulatif');
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: 'Payer avec PayPal' }).waitFor();
  await press(page, 'Confirmer le paiement');
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});

test('N-10 PAY-01 a guest of the Belgian site pays with Bancontact', async () => {
  const { page, close } = await visit({ baseURL: `http://${belgianHost().host}` });
  await walkToGuestDetails(page);
  await giveDetails(page, freshEmail(), NAMUR);
  await choose(page, 'Bancontact');
  await acceptAndOrder(page);
  await page.getByRole('heading', { level: 1, name: 'Payer avec Bancontact' }).waitFor();
  await press(page, 'Confirmer le paiement');
  await confirmed(page);
  await close();
});

test('N-10 PAY-04 who holds the link of an order that is owed pays it, in another browser too', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  await giveDetails(page);
  const token = tokenIn(page);
  const placed = await page.request.fetch(`/api/v2/shop/orders/${token}/complete${QUERY}`, {
    method: 'PATCH',
    headers: MERGE,
    data: {},
  });
  expect(placed.status()).toBe(200);

  const elsewhere = await visit();
  const funnel = `/commande-sans-compte/${token}/`;
  expect((await elsewhere.page.request.get(funnel)).status()).toBe(404);
  await elsewhere.page.goto(`/suivi-de-commande/${token}/`);
  await press(elsewhere.page, /^Payer /);
  await stepShown(elsewhere.page, 'paiement');
  await giveCard(elsewhere.page, '4242424242424242', { scripts: false });
  await acceptAndOrder(elsewhere.page);
  await confirmed(elsewhere.page);
  await elsewhere.close();
  await close();
});

/** What the buttons of wallets send when their owner agreed. */
const fromWallet = (changed: object = {}) => {
  const owner = {
    name: 'Camille Durand',
    address: { line1: '5 quai Richelieu', postal_code: '33000', city: 'Bordeaux', country: 'FR' },
  };
  const token = 'pm_wallet_accepted_visa';
  const sent = { token, method: 'home_standard', due: 1, email: freshEmail() };
  return {
    intent: 'wallet',
    given: JSON.stringify({ ...sent, shipping: owner, billing: owner, ...changed }),
  };
};

test('N-10 PRI-01 what a wallet sends is trusted in nothing: foreign carts, prices and ways to send are the shop’s', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const at = new URL(page.url()).pathname;
  const { ask, url } = outsideClient();
  const foreign = await ask('POST', at, {
    headers: { origin: url },
    body: new URLSearchParams(fromWallet()),
  });
  expect(foreign.status).toBe(404);
  for (const given of ['', '{}', '{"token":"a b"}', '[]'])
    expect(
      (await page.request.post(at, { form: { intent: 'wallet', given } })).status(),
      given,
    ).toBe(400);
  // Posted from the step the buttons stand on.
  const step = `${at}?etape=facturation`;
  for (const method of ['home_nowhere', 'relay_standard'])
    expect((await page.request.post(step, { form: fromWallet({ method }) })).status(), method).toBe(
      422,
    );

  // A sheet that said one cent leads to a summary that says what it costs.
  const answer = await page.request.post(at, { form: fromWallet(), maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/etape=recapitulatif&avis=total$/);
  await page.goto(answer.headers().location ?? '');
  await page.getByText('Le total de votre commande a changé').waitFor();
  await page
    .getByText(/Visa se terminant par 4242/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Commander et payer (?!0,01)/ }).waitFor();
  await acceptAndOrder(page);
  await confirmed(page);
  await close();
});

test('N-10 PAY-03 a card of a wallet that its bank refuses is told at the payment, and another way pays', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const at = new URL(page.url()).pathname;
  await page.request.post(at, { form: fromWallet({ token: 'pm_wallet_insufficient_funds' }) });
  await page.goto(`${at}?etape=recapitulatif`);
  await acceptAndOrder(page);
  await page.getByText(/pas assez approvisionné/).waitFor();
  await orderByCheque(page);
  await close();
});

test('N-10 SUB-01 no wallet is offered for what comes again', async () => {
  const { page, close } = await visit();
  await walkToGuestDetails(page);
  const token = tokenIn(page);
  const { payments } = await (
    await page.request.get(`/api/v2/shop/orders/${token}${QUERY}`)
  ).json();
  const path = `/api/v2/shop/orders/${token}/payments/${payments[0].id}/configuration${QUERY}`;
  const offered = async () => (await (await page.request.get(path)).json()).wallets;
  expect(await offered()).toEqual({
    scriptUrl: '/prestataire-paiement/portefeuilles.js',
    publicKey: 'pk_bac_a_sable',
  });
  await page.request.fetch(`/api/v2/shop/orders/${token}/items${QUERY}`, {
    method: 'PATCH',
    headers: MERGE,
    data: { productVariant: '10012102', quantity: 1, subscriptionInterval: 31 },
  });
  expect(await offered()).toBeNull();
  await close();
});
