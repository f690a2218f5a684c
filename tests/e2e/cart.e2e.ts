import type { Locator, Response } from 'playwright-core';
import { test } from 'vitest';
import { listens } from '../support/listens.ts';
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

/**
 * Presses, and again once the first press is on its way to the server, before the page could be drawn
 * again: what a slow telephone does to a double tap.
 */
async function pressTwice(button: Locator): Promise<void> {
  const isAdded = (one: Response) =>
    one.request().method() === 'POST' && /\/panier\//.test(one.url());
  const answer = button.page().waitForResponse(isAdded);
  await button.evaluate((element: HTMLElement) => {
    const { fetch } = window;
    window.fetch = (...request) => {
      const answer = fetch(...request);
      const isAdding = request[1]?.method === 'POST' && /\/panier\//.test(String(request[0]));
      if (!isAdding) return answer;
      window.fetch = fetch;
      const arrived = performance.now() + 300;
      while (performance.now() < arrived);
      element.click();
      return answer;
    };
    element.click();
  });
  // Its head comes once the food was added; waiting for its end would wait for ever where the page left it.
  await answer;
}

test('a double press adds a food once: on a card, on its own page, where the cart suggests it; a later press adds another', async () => {
  const { page, close } = await visit();
  const inCart = async (heading: string) => {
    await page.goto('/panier/');
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  };
  await page.goto('/chien/croquettes/');
  const card = page.getByRole('button', { name: /^Ajouter au panier\s: / }).first();
  await listens(page);
  await pressTwice(card);
  await page.getByText(/^Ajouté au panier\s: /).waitFor();
  await pressTwice(card);
  await inCart('Votre panier (2 articles)');

  const suggested = page.getByRole('button', { name: /^Ajouter .* au panier$/ }).first();
  await listens(page);
  await pressTwice(suggested);
  await page.getByRole('heading', { name: 'Votre panier (3 articles)' }).waitFor();

  await page.goto(
    (await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .getAttribute('href')) ?? '',
  );
  await listens(page);
  await pressTwice(page.getByRole('button', { name: /^Ajouter au panier · / }).first());
  await page.getByText(/^Ajouté au panier\s: /).waitFor();
  await inCart('Votre panier (4 articles)');
  await close();
});
