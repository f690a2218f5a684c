import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();
const DESKTOP = { width: 1440, height: 900 };
const TELEPHONE = { width: 390, height: 844 };

test('B-09 two letters suggest products with picture and price, and shelves; the keyboard leads through them; the last words lead on, in this browser alone, until they are wiped', async () => {
  const { page, close } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  const field = page.getByRole('banner').locator('input[type="search"]');
  await field.focus();
  await expect.poll(() => field.getAttribute('role')).toBe('combobox');
  const before = await page.getByRole('main').boundingBox();
  await field.pressSequentially('ch');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.getByRole('group', { name: 'Rayons' }).waitFor();
  const products = list.getByRole('group', { name: 'Produits' }).getByRole('option');
  await expect.poll(() => products.count()).toBe(5);
  await expect.poll(() => products.first().textContent()).toMatch(/\d,\d\d\s€/);
  await expect.poll(() => products.first().locator('img').count()).toBe(1);
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ suggestions/ })
    .waitFor();
  expect(await page.getByRole('main').boundingBox()).toEqual(before);

  await field.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect.poll(() => chosen.count()).toBe(1);
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await field.press('Escape');
  await expect.poll(() => list.isVisible()).toBe(false);
  expect(await field.inputValue()).toBe('ch');

  await field.press('ArrowDown');
  await list.waitFor();
  await field.press('ArrowUp');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Résultats pour « ch »' }).waitFor();

  await field.fill('croquettes senior');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: /croquettes senior/ }).waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('croquettes senior');
  await page.goto('/');
  await field.focus();
  const recent = page.getByRole('group', { name: 'Vos dernières recherches' });
  await recent.getByRole('option', { name: 'croquettes senior' }).waitFor();
  await page.getByRole('group', { name: 'Les plus demandés' }).waitFor();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect.poll(() => recent.count()).toBe(0);
  await field.fill('zeppelin');
  await page.getByRole('status').filter({ hasText: 'zeppelin' }).waitFor();
  await page.getByRole('option', { name: 'Côté chat' }).click();
  await page.waitForURL(/\/chat\/$/);
  await close();
});

test('B-09 a search with a mistyped word leads to its product in three taps on a telephone', async () => {
  const { page, close } = await visit({ viewport: TELEPHONE });
  await page.goto('/');
  let taps = 0;
  const tap = async (what: ReturnType<typeof page.locator>) => {
    await what.click();
    taps += 1;
  };
  await tap(page.getByRole('banner').getByRole('link', { name: 'Rechercher' }));
  const field = page.getByRole('main').locator('input[type="search"]');
  await tap(field);
  await field.pressSequentially('sauomn chat');
  const product = page.getByRole('option', { name: /Saumon.*chat stérilisé/ }).first();
  await product.waitFor();
  const box = await product.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(TELEPHONE.width);
  await tap(product);
  await page.waitForURL(/\/produits\/.*saumon/);
  expect(taps).toBeLessThanOrEqual(3);
  await close();
});
