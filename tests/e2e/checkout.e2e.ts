import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startAtBilling, startAtPayment } from '../support/prepared-order.ts';
import {
  acceptAndOrder,
  BAG,
  chooseCheque,
  freshEmail,
  giveAddress,
  giveCard,
  press,
  shoppers,
  stepShown,
  tokenIn,
  twin,
  walkToBilling,
} from '../support/shopper.ts';

const ACCEPTED = '4242424242424242';

const DECLINED = '4000000000000002';

const { visit } = shoppers();

/** What is sent to the order from here on; that a page was looked at is told elsewhere, at any time. */
function writesToOrder(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/commande/')) writes.push(pathname);
  });
  return writes;
}

test('CHK-01 CHK-06 PAY-02 a cart becomes an order through five steps', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await walkToBilling(page, email);
  await giveAddress(page);
  await giveCard(page, ACCEPTED);
  const steps = page.getByRole('navigation', { name: 'Étapes de la commande' });
  await expect.poll(() => steps.getByRole('listitem').allInnerTexts()).toHaveLength(5);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await page.getByText(/Commande n° \d{9}/).waitFor();
  await page.getByText(email).waitFor();
  await close();
});

test('PAY-03 a refused card says why, and another one may be given', async () => {
  const { page, close } = await visit();
  await startAtPayment(page);
  await giveCard(page, DECLINED);
  await acceptAndOrder(page);
  const refused = 'Information bancaire : Votre banque a refusé le paiement. (card_declined)';
  await page.getByText(refused).waitFor();
  await giveCard(page, ACCEPTED);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await close();
});

test('ADR-01 CHK-05 RTE-23 RTE-24 a typed address can be kept, and another one may be delivered to', async () => {
  const { page, close } = await visit();
  await startAtBilling(page);
  await page.getByLabel(/Enregistrer cette adresse/).check();
  await giveAddress(page);
  await page.getByRole('link', { name: 'Modifier : Livraison' }).click();
  await page.getByLabel(/Livrer à l’adresse de facturation/).uncheck();
  await page.getByText('Une autre adresse').click();
  const there = page.locator('#adresse-de-livraison').getByRole('group', { name: 'Où livrer ?' });
  await there.getByLabel('Code postal').fill('1000');
  await press(page, /^Continuer/);
  await page
    .getByText(/format du code postal/)
    .first()
    .waitFor();
  await there.getByLabel('Code postal').fill('33000');
  await there.getByLabel('Ville').fill('Bordeaux');
  await there.getByLabel('Numéro et rue').fill('5 quai Richelieu');
  await press(page, /^Continuer/);
  await stepShown(page, 'paiement');
  await page.getByText('5 quai Richelieu').waitFor();
  await page.getByText('12 rue des Lilas').waitFor();
  const deliveryOptions = page.locator('#methode-de-paiement');
  await deliveryOptions.getByRole('group', { name: 'Moyen de paiement' }).waitFor();
  await close();
});

test('WDR-06 PRI-09 FRM-02 REL-56 the terms are asked for and the button binds; pressed twice it orders once, and going back orders nothing again', async () => {
  const { page, close } = await visit();
  await startAtPayment(page);
  await giveCard(page, ACCEPTED);
  const terms = page.getByLabel(/J’ai lu/);
  await expect.poll(() => terms.isChecked()).toBe(false);
  const button = page.getByRole('button', { name: /^Commander et payer \d+,\d\d\s€$/ });
  await button.click();
  await page.getByText('Acceptez les conditions générales de vente pour commander.').waitFor();
  expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect
    .poll(() => page.getByText('Commande avec obligation de paiement.').isVisible())
    .toBe(true);

  const writes = writesToOrder(page);
  const token = tokenIn(page);
  await terms.check();
  await button.dblclick();
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  const number = await page.getByText(/Commande n° \d{9}/).innerText();
  await page.goBack();
  // A step of an order that stands leads to its confirmation.
  await page.waitForURL(/confirmation/);
  await page.getByText(number).waitFor();
  expect(page.url()).toContain(token);
  await page.reload();
  await page.getByText(number).waitFor();
  expect(writes).toHaveLength(1);
  await page.goto('/panier/');
  await page.getByText('Votre panier est vide').first().waitFor();
  await close();
});

test('REL-41 a total that changed meanwhile is shown and asked about again', async () => {
  const { page, context, close } = await visit();
  await startAtPayment(page);
  await chooseCheque(page);
  // Whether the order was changed elsewhere is not answered before somebody presses.
  await page.route(/\/etat\//, () => undefined);
  const other = await context.newPage();
  await other.goto(`/panier/?variantId=${BAG}&quantity=1`);
  await acceptAndOrder(page);
  await page.getByText('Le total de votre commande a changé').waitFor();
  expect(page.url()).not.toContain('confirmation');
  await close();
});

test('CHK-02 another tab is told while one acts on the same order', async () => {
  const { page, context, close } = await visit();
  await startAtBilling(page);
  const other = await twin(context, page);
  // What is read besides, before or after it, is nothing to wait for.
  await other.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST')
      await page.getByRole('dialog', { name: /autre onglet/ }).waitFor();
    await route.continue();
  });
  await other.getByLabel('Code postal').fill('69003');
  await other.getByLabel('Ville').fill('Lyon');
  await other.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(other, /^Continuer/);
  await stepShown(other, 'livraison');
  await page.getByRole('dialog', { name: /autre onglet/ }).waitFor({ state: 'hidden' });
  await close();
});
