import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('O-08 O-44 Ctrl K leads into the search, arrows and Enter to what it found, and every section stands in sight (O-39)', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveInOffice(page, 'direction@gamelle.test');
  await page.goto('/gestion/');
  const out = page.getByRole('button', { name: 'Se déconnecter' });
  expect(((await out.boundingBox())?.y ?? 1000) + 30).toBeLessThanOrEqual(900);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Rechercher partout' });
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('camil');
  const option = page
    .getByRole('group', { name: 'Clients', exact: true })
    .getByRole('option')
    .first();
  await option.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await option.waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowDown');
  await option.waitFor();
  const id = await option.getAttribute('id');
  for (let nth = 0; nth < 20; nth += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await field.getAttribute('aria-activedescendant')) === id) break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Camille/ }).waitFor();
  await page.getByRole('heading', { name: 'Fil des événements' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('croquettes');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Recherche' }).waitFor();
  await page.getByRole('heading', { name: 'Produits' }).waitFor();
  await expectAccessible(page);
  await close();
});
