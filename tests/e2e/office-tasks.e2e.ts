import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arriveInOffice } from '../support/arrive.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';

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

/** Goes on with Tab until a field or button of this name is reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let nth = 0; nth < 120; nth += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLTextAreaElement ? at.labels[0]?.textContent : null;
      return label ?? at?.textContent ?? '';
    });
    if (reached.startsWith(name)) return;
  }
  throw new Error(`no ${name} is reached with Tab`);
}

test('O-08 O-44 customer care finds somebody by half a name and writes a note, with the keyboard alone', async () => {
  const { page, close, presses } = await customerCare();
  await find(page, 'camil', 'Clients');
  await page.getByRole('heading', { level: 1, name: /Camille/ }).waitFor();
  await page.getByRole('heading', { name: 'Notes de l’équipe' }).waitFor();
  const note = `Rappelle le soir ${crypto.randomUUID().slice(0, 8)}`;
  await tabTo(page, 'Nouvelle note');
  await page.keyboard.type(note);
  await tabTo(page, 'Ajouter la note');
  await page.keyboard.press('Enter');
  const notes = page.locator('section', {
    has: page.getByRole('heading', { name: 'Notes de l’équipe' }),
  });
  await notes.getByText(note).waitFor();
  // Enter on a button is a press as well; nothing else was pressed.
  expect(await presses()).toBe(1);
  await close();
});

test('O-09 a wrong street is corrected in three presses from the search', async () => {
  const { page, context, close, presses } = await customerCare();
  // Of those that wait for their money none leaves meanwhile.
  const list = await context.request.get(
    '/gestion/commandes/?envoi=ready&paiement=awaiting_payment',
  );
  const [, number = ''] = /\/gestion\/commandes\/(\d{6,})\//.exec(await list.text()) ?? [];
  await find(page, number, 'Commandes');
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  await page.locator('summary', { hasText: 'Corriger l’adresse…' }).click();
  const form = page.locator('form').filter({ hasText: 'Corriger l’adresse et prévenir le client' });
  const street = form.locator('[name="street"]');
  await street.fill('14 rue des Martyrs');
  await press(page, 'Corriger l’adresse et prévenir le client');
  await page.getByText('14 rue des Martyrs').first().waitFor();
  expect(await presses()).toBeLessThanOrEqual(3);
  await close();
});

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

test('W-14 an order is taken on the telephone, its article found by words, read aloud before it is placed', async () => {
  const { page, close, presses } = await customerCare();
  await page.goto('/gestion/commandes/par-telephone/');
  const email = freshEmail();
  await page.getByLabel('E-mail du client').fill(email);
  const article = page.getByLabel('Ajouter un article');
  await article.pressSequentially('sterilise');
  await page
    .getByRole('button', { name: /stérilis/i })
    .first()
    .click();
  for (const [name, value] of Object.entries({
    firstName: 'Léa',
    lastName: 'Bonnet',
    street: '3 rue Oberkampf',
    postcode: '75011',
    city: 'Paris',
    phoneNumber: '0612345678',
  }))
    await page.locator(`form [name="${name}"]`).fill(value);
  await press(page, 'Calculer le total');
  await page.getByText('À lire au client avant de confirmer').first().waitFor();
  await page.getByText(email).first().waitFor();
  await press(page, /^Prendre la commande de/);
  await page.getByRole('heading', { level: 1, name: /Commande/ }).waitFor();
  expect(await presses()).toBeLessThanOrEqual(4);
  await close();
});
