import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();
const GUIDE = /^Laquelle pour le vôtre\s\?$/;

test('L-40 the guide stands sixth among the foods of a shelf, and not among what it cannot choose', async () => {
  const { page, close } = await visit();
  await page.goto('/chien/croquettes/');
  const cards = page.getByRole('region', { name: 'Produits' }).locator('ul > li').getByRole('link');
  const names = await page
    .getByRole('region', { name: 'Produits' })
    .locator('ul > li h2')
    .allInnerTexts();
  expect(names[5]).toMatch(GUIDE);
  expect(names.filter((name) => GUIDE.test(name))).toHaveLength(1);
  expect(await cards.count()).toBeGreaterThan(6);
  await page.getByRole('link', { name: GUIDE }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/guide-croquettes/nouveau/');
  await page.goto('/chien/accessoires/');
  expect(await page.getByText(GUIDE).count()).toBe(0);
  await close();
});

test('L-44 the filters are named, and say how many are chosen', async () => {
  const { page, close } = await visit();
  await page.goto('/chien/croquettes/');
  const filters = page.getByRole('region', { name: 'Filtres' });
  expect(await filters.getByText(/choisi/).count()).toBe(0);
  const boxes = filters.getByRole('checkbox');
  await boxes.first().check();
  await filters.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await page.getByRole('region', { name: 'Filtres' }).getByText('1 choisi').waitFor();
  await close();
});
