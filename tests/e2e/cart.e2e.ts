import { test } from 'vitest';
import { BAG, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('a line taken off the cart can be put back; on a slow telephone too, lines taken off one after the other can be put back', async () => {
  const { page, context, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}&quantity=2`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let time = 0; time < 2; time += 1) {
    await press(page, /^Retirer/);
    await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
    await press(page, 'Annuler');
    await page.getByRole('heading', { name: 'Votre panier (2 articles)' }).waitFor();
  }
  await close();
});
