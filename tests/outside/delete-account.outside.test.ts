import { expect, test } from 'vitest';
import { link } from '../support/journeys/subscription.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { subscribe, titled } from '../support/subscription-journey.ts';

const { visit } = plainShoppers();

test('PRV-07 the page that deletes an account names the living subscription before any password', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const code = await subscribe(page, { scripts: false });
  await page.goto('/mon-compte/mes-donnees/supprimer/');
  await titled(page, /^Supprimer votre compte/);
  await page.getByText('Votre abonnement est en cours').waitFor();
  expect(await page.getByLabel('Votre mot de passe').count()).toBe(0);
  await link(page, `Résilier ${code}`).click();
  await titled(page, /^Résilier/);
  await close();
});
