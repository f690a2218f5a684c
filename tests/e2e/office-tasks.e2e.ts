import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arriveInOffice } from '../support/arrive.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, PASSWORD, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();
const plain = plainShoppers();

const DESK = { width: 1440, height: 900 };

/** Whoever answers customers, at a desk; every press of theirs is counted, by mouse or by key. */
async function customerCare() {
  const visited = await visit({ viewport: DESK });
  const { page } = visited;
  await arriveInOffice(page, 'clients@gamelle.test');
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const before = Number(sessionStorage.getItem('presses') ?? 0);
        if (isTrusted) sessionStorage.setItem('presses', String(before + 1));
      },
      true,
    );
  });
  await page.goto('/gestion/');
  const presses = () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
  return { ...visited, presses };
}

/** Looks for something everywhere, and goes to the first of a kind that is found: no hand leaves the keys. */
async function find(page: Page, words: string, kind: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  const option = page.getByRole('group', { name: kind, exact: true }).getByRole('option').first();
  await option.waitFor();
  const id = await option.getAttribute('id');
  const field = page.getByRole('combobox', { name: 'Rechercher partout' });
  for (let nth = 0; nth < 30; nth += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await field.getAttribute('aria-activedescendant')) === id) break;
  }
  await page.keyboard.press('Enter');
}

/** Two accounts of one person, who has a name of their own. */
async function twoAccounts(lastName: string): Promise<void> {
  for (const firstName of ['Solène', 'Solene']) {
    const { page, close } = await plain.visit();
    const form = {
      intent: 'registration',
      email: freshEmail(),
      password: PASSWORD,
      firstName,
      lastName,
    };
    const answer = await page.request.post('/connexion/', { form, maxRedirects: 0 });
    expect(answer.status()).toBeLessThan(400);
    await close();
  }
}

test('O-25 two accounts of one person become one in four presses, and say first what moves', async () => {
  const lastName = `Kerbrat ${String.fromCharCode(...[...crypto.getRandomValues(new Uint8Array(8))].map((one) => 97 + (one % 26)))}`;
  await twoAccounts(lastName);
  const { page, close, presses } = await customerCare();
  await find(page, lastName, 'Clients');
  await page.getByRole('link', { name: 'Réunir avec un autre compte…' }).click();
  await page.getByRole('link', { name: /^Voir l’aperçu pour/ }).click();
  await page.getByText('Rejoint le compte gardé').waitFor();
  await page.locator('summary', { hasText: 'Réunir' }).click();
  await page.getByRole('button', { name: /^Confirmer/ }).click();
  await page.waitForURL(/fait=reunion/);
  expect(await presses()).toBeLessThanOrEqual(4);
  await close();
});
