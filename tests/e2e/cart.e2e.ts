import { expect, test } from 'vitest';
import { BAG, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('a line taken off the cart can be put back', async () => {
  const { page, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}&quantity=2`);
  await press(page, /^Retirer/);
  await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
  await press(page, 'Annuler');
  await page.getByRole('heading', { name: 'Votre panier (2 articles)' }).waitFor();
  await close();
});

test('on a slow telephone too, lines taken off one after the other can be put back', async () => {
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

test('a line is taken off and put back without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto(`/panier/?variantId=${BAG}&quantity=2`);
  await press(page, /^Retirer/);
  await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
  await press(page, /^Remettre/);
  await page.getByRole('heading', { name: 'Votre panier (2 articles)' }).waitFor();
  await close();
});

test('PRI-01 PRI-03 a line says its price per kilogram, and a subscription crosses nothing out', async () => {
  const { page, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}`);
  const line = page.getByRole('main').getByRole('listitem').first();
  await line.getByText(/\d+,\d\d\u00a0€\/kg/).waitFor();
  const before = await line.getByText(/€\/kg/).innerText();
  await page.getByLabel('Rythme').selectOption('42');
  await expect.poll(() => line.getByText(/€\/kg/).innerText()).not.toBe(before);
  await expect.poll(() => line.locator('s').count()).toBe(0);
  await close();
});
