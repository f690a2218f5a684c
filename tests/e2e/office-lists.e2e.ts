import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('O-44 O-41 O-42 a list is worked with the keyboard, shows twenty rows, and a choice applies at once', async () => {
  const { page, close } = await visit();
  await arriveInOffice(page, 'direction@gamelle.test');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gestion/produits/');
  await page.getByRole('row').nth(20).waitFor();
  const seen = await page
    .locator('tbody tr')
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
  expect(seen).toBeGreaterThanOrEqual(20);
  await expectAccessible(page);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('status').getByText('1 ligne choisie').waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByText('2 lignes choisies').waitFor();
  const search = page.getByRole('search', { name: 'Filtres' }).getByLabel('Chercher');
  await page.keyboard.press('/');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  // Who is typing types.
  await page.keyboard.type('jjx');
  expect(await search.inputValue()).toBe('jjx');
  await search.fill('');

  await page
    .getByRole('search', { name: 'Filtres' })
    .getByLabel('Animal')
    .selectOption({ label: 'Chat' });
  await page.getByRole('link', { name: /Retirer le filtre Animal/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('animal')).toBe('cat');
  await page.getByRole('link', { name: /Retirer le filtre Animal/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('animal'));
  // The address changes before the list: until that stands there, its heading has yet to take the focus.
  await page.getByRole('link', { name: /Retirer le filtre Animal/ }).waitFor({ state: 'detached' });

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Aller à la recherche').waitFor();
  await page.keyboard.press('Escape');
  // What is behind an open dialog takes no focus.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('j');
  const link = page.locator('tbody tr').first().getByRole('link');
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await close();
});
