import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('RTE-55 the demonstration web view is a page with nothing of the site around it', async () => {
  const { page, close } = await visit();
  const answer = await page.goto('/webView/demo/');
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'Affichage dans une application' }).waitFor();
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  await expectAccessible(page);
  await close();
});
