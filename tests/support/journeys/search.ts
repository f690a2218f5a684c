import { expect } from 'vitest';
import type { Visit } from '../page-visit.ts';

export async function searchProducts(visit: Visit): Promise<void> {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('search');
  // Located by type, because its role changes once suggestions are loaded.
  const field = header.locator('input[type="search"]');
  await field.fill('croquettes saumon');
  await field.press('Enter');
  await page
    .getByRole('heading', { level: 1, name: 'Résultats pour « croquettes saumon »' })
    .waitFor();
  const links = page.getByRole('main').locator('h3 a[href^="/produits/"]');
  const all = await links.count();
  expect(all).toBeGreaterThan(1);
  await page.getByRole('link', { name: /^Chat \(\d+\)/ }).click();
  await page.waitForURL(/espece=cat/);
  await expect.poll(() => links.count()).toBeLessThan(all);
  await links.first().click();
  await page.waitForURL(/\/produits\//);
  await close();
}
