import { expect, test } from 'vitest';
import { signUp } from '../support/prepared-order.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('FRM-01 FRM-02 a second submit while the first is under way does nothing, and then it may be sent again', async () => {
  const { page, close } = await visit();
  await signUp(page);
  await page.goto('/mon-compte/mes-informations-personnelles/');
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/mes-informations-personnelles.*\.data/, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  await page.getByLabel('Prénom').fill('Camomille');
  await press(page, 'Enregistrer mes informations');
  await expect.poll(() => sent).toBe(1);
  await page.getByLabel('Prénom').press('Enter');
  release();
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();
  expect(sent).toBe(1);
  // The first is under way until the page has its fresh data too.
  const button = page.getByRole('button', { name: 'Enregistrer mes informations' });
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
  await page.getByLabel('Prénom').press('Enter');
  await expect.poll(() => sent).toBe(2);
  await close();
});
