import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSignedIn } from '../support/arrive.ts';
import { heading } from '../support/journeys/account-rows.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const WIDE = { viewport: { width: 1280, height: 900 } };

const ADDRESSES = '/mon-compte/mes-adresses/';

/** Presses Tab until the field has the focus, then types into it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  const isReached = () => field.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab < 120 && !(await isReached()); tab += 1) await page.keyboard.press('Tab');
  expect(await isReached(), label).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('RTE-01 RTE-02 the home is one document for strangers and returning customers, who are greeted after', async () => {
  const { page, close } = await visit(WIDE);
  const stranger = await (await page.request.get('/')).text();
  expect(stranger).toMatch(/<h1[^>]*>/);
  await page.goto('/');
  await page.getByText('Déjà client ? Connectez-vous').waitFor();
  await arriveSignedIn(page);
  expect(await (await page.request.get('/')).text()).toBe(stranger);
  await page.goto('/');
  await page.getByRole('banner').getByText('Bonjour Camille').waitFor();
  await page.getByText('Déjà client ? Connectez-vous').waitFor({ state: 'detached' });
  await close();
});

test('NAV-09 ADR-01 ADR-02 ADR-03 the account with the keyboard alone: a name, an address, its deletion, the way out; axe finds nothing', async () => {
  const { page, close } = await visit(WIDE);
  await arriveSignedIn(page);
  await page.goto('/mon-compte/mes-informations-personnelles/');
  await heading(page, 'Mes informations personnelles');
  await typeInto(page, 'Prénom', 'Camomille');
  await page.keyboard.press('Enter');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();

  await page.goto(ADDRESSES);
  await tabTo(page, /^Ajouter une adresse/);
  await page.keyboard.press('Enter');
  await heading(page, 'Ajouter une adresse');
  await expectAccessible(page);
  for (const [label, text] of [
    ['Nom de l’adresse', 'Maison'],
    ['Code postal', '69003'],
    ['Ville', 'Lyon'],
    ['Numéro et rue', '12 rue des Lilas'],
  ] as const)
    await typeInto(page, label, text);
  await page.keyboard.press('Enter');
  await page.getByText('L’adresse est ajoutée.').waitFor();

  await tabTo(page, /^Supprimer/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Supprimer l’adresse « Maison » \?/ });
  await dialog.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Supprimer/);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, /^Supprimer l’adresse$/);
  await page.keyboard.press('Enter');
  await page.getByText('L’adresse est supprimée.').waitFor();

  await page.goto('/mon-compte/mes-donnees/');
  await tabTo(page, /^Supprimer mon compte…/);
  await page.keyboard.press('Enter');
  await heading(page, 'Supprimer votre compte ?');
  await tabTo(page, /^Garder mon compte/);
  await page.keyboard.press('Enter');
  await heading(page, 'Mes données');
  await close();
});
