import { expect, test } from 'vitest';
import { link } from '../support/journeys/subscription.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';
import { reported, subscribe, titled } from '../support/subscription-journey.ts';

const { visit } = plainShoppers();

test('N-08 without scripts one says what is done when a product is missing, and says otherwise', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await subscribe(page, { scripts: false });
  await link(page, /s’il manque/).click();
  await titled(page, 'Si ce produit manque');
  await page.getByRole('radio', { name: /^Attendre qu’il revienne/ }).check();
  await press(page, 'Enregistrer mon choix');
  await reported(page, /C’est noté/);
  await page.getByText(/attendre 7 jours au plus, puis partir sans lui/).waitFor();

  await link(page, /s’il manque.*Changer/).click();
  await titled(page, 'Si ce produit manque');
  const others = page.locator('main input[name="choice"][value^="replace:"]');
  expect(await others.count()).toBeGreaterThan(0);
  await others.first().check();
  await press(page, 'Enregistrer mon choix');
  await reported(page, /C’est noté/);
  await page.getByText(/S’il manque.*à la place/).waitFor();
  await close();
});
