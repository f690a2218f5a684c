import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('SRC-01 a search leads to products, narrowed by links, and what is found can be put into the cart', async () => {
  const { page, close } = await visit();
  await page.goto('/rechercher/?q=saumon');
  const links = page.getByRole('main').locator('h3 a[href^="/produits/"]');
  const all = await links.count();
  await page.getByRole('link', { name: /^Chat \(\d+\)/ }).click();
  await page.waitForURL(/espece=cat/);
  await expect.poll(() => links.count()).toBeLessThan(all);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Panier.*1/ }).waitFor();
  await close();
});

test('SRC-01 more results come on demand, and the address keeps them', async () => {
  const { page, close } = await visit();
  await page.goto('/rechercher/?q=chien');
  const links = page.getByRole('main').locator('h3 a[href^="/produits/"]');
  await expect.poll(() => links.count()).toBe(24);
  await page.getByRole('link', { name: /^Voir \d+ produits? de plus/ }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(24);
  expect(page.url()).toContain('page=2');
  const focused = () => links.nth(24).evaluate((link) => link === document.activeElement);
  await expect.poll(focused).toBe(true);
  await close();
});

test('L-41 no facet is cut on a telephone; a search shows prices in the first window of a desk', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  const facets = page.locator('main nav li a');
  for (const path of ['/chien/', '/chat/croquettes/', '/rechercher/?q=saumon']) {
    await page.goto(path);
    const ends = await facets.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().right),
    );
    expect(ends.length, path).toBeGreaterThan(4);
    expect(Math.max(...ends), path).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const price = await page.getByRole('main').getByText(/€\/kg/).first().boundingBox();
  expect((price?.y ?? 900) + (price?.height ?? 0)).toBeLessThanOrEqual(900);
  await close();
});
