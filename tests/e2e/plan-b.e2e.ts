import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSubscribed } from '../support/arrive.ts';
import { shoppers } from '../support/shopper.ts';
import { reported, titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();

test('N-08 on a telephone what comes instead of a missing product is chosen in four taps at most', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  await arriveSubscribed(page);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole('link', { name: /s’il manque/ }).first());
  await titled(page, 'Si ce produit manque');
  await expectAccessible(page);
  const other = page.locator('label', { hasText: 'Envoyer à sa place' }).first();
  await tap(other);
  await tap(page.getByRole('button', { name: 'Enregistrer mon choix' }));
  await reported(page, /^C’est noté/);
  await page
    .getByText(/^S’il manque.*à la place/)
    .first()
    .waitFor();
  expect(taps).toBeLessThanOrEqual(4);
  await expectAccessible(page);
  await close();
});
