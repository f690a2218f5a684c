import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { startAtBilling, startAtPayment } from '../support/prepared-order.ts';
import {
  acceptAndOrder,
  chooseCheque,
  giveAddress,
  giveCard,
  press,
  tokenIn,
  walkToBilling,
} from '../support/shopper.ts';

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
