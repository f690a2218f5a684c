import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { startAtBilling, startAtPayment } from '../support/prepared-order.ts';
import {
  acceptAndOrder,
  BAG,
  chooseCheque,
  giveAddress,
  giveCard,
  press,
  stepShown,
  tokenIn,
  walkToBilling,
} from '../support/shopper.ts';

const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';
const THREE_D_SECURE = '4000000000003220';

const { visit } = plainShoppers();

test('CHK-01 the funnel works without scripts, 3-D Secure included', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await walkToBilling(page);
  await giveAddress(page);
  await giveCard(page, THREE_D_SECURE, { scripts: false });
  await acceptAndOrder(page);
  await page.waitForURL(/prestataire-paiement/);
  await press(page, 'Confirmer le paiement');
  await page.waitForURL(/confirmation/);
  await close();
});

test('B-19 PAY-06 an order by cheque stands at once and says how to pay', async () => {
  const { page, close } = await visit();
  await startAtPayment(page);
  await chooseCheque(page);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  await page.getByText(/Référence à indiquer\s: \d{9}/).waitFor();
  await page.getByText(/^Nous attendons votre paiement/).waitFor();
  expect(await page.getByText('Nous préparons').count()).toBe(0);
  await close();
});

test('RTE-25 RTE-26 the funnel and the confirmation are for their own customer', async () => {
  const owner = await visit();
  await startAtBilling(owner.page);
  const token = tokenIn(owner.page);
  const stranger = await visit();
  for (const path of [`/commande/${token}/`, `/commande/${token}/confirmation/`]) {
    await stranger.page.goto(path);
    expect(new URL(stranger.page.url()).pathname).toBe('/connexion/');
  }
  await owner.close();
  await stranger.close();
});

test('CHK-01 a step that is not reached yet leads to the one that is', async () => {
  const { page, close } = await visit();
  await startAtBilling(page);
  await page.goto(`/commande/${tokenIn(page)}/?etape=recapitulatif`);
  expect(page.url()).toContain('etape=facturation');
  await close();
});

test('PAY-03 a refused card says why, and another one may be given', async () => {
  const { page, close } = await visit();
  await startAtPayment(page);
  await giveCard(page, DECLINED, { scripts: false });
  await acceptAndOrder(page);
  const refused = 'Information bancaire : Votre banque a refusé le paiement. (card_declined)';
  await page.getByText(refused).waitFor();
  await giveCard(page, ACCEPTED, { scripts: false });
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

test('REL-41 a total that changed meanwhile is shown and asked about again', async () => {
  const { page, context, close } = await visit();
  await startAtPayment(page);
  await chooseCheque(page);
  const other = await context.newPage();
  await other.goto(`/panier/?variantId=${BAG}&quantity=1`);
  await acceptAndOrder(page);
  await page.getByText('Le total de votre commande a changé').waitFor();
  expect(page.url()).not.toContain('confirmation');
  await close();
});
