import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test('L-40 the guide stands sixth among the foods of a shelf, and not among what it cannot choose', async () => {
  const { page, close } = await visit();
  await page.goto('/chien/croquettes/');
  const cards = page.getByRole('region', { name: 'Produits' }).locator('ul > li').getByRole('link');
  const names = await page
    .getByRole('region', { name: 'Produits' })
    .locator('ul > li h2')
    .allInnerTexts();
  expect(names[5]).toBe('Laquelle pour le vôtre ?');
  expect(names.filter((name) => name === names[5])).toHaveLength(1);
  expect(await cards.count()).toBeGreaterThan(6);
  await page.getByRole('link', { name: 'Laquelle pour le vôtre ?' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/guide-croquettes/nouveau/');
  await page.goto('/chien/accessoires/');
  expect(await page.getByText('Laquelle pour le vôtre ?').count()).toBe(0);
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
