import { test } from 'vitest';
import { shoppers } from '../../support/shopper.ts';

const { visit } = shoppers();

test('the home page has a button that is not there', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.evaluate(() => console.error('the last words of the page'));
  await page.getByRole('button', { name: 'Ouvrir la trappe' }).click({ timeout: 2000 });
});
