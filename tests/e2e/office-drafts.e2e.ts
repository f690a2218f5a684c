import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('O-03 what was typed outlives a closed tab, a broken connection and a sign-in that ended, and counts once', async () => {
  const { page, context, settle } = await visit();
  await arriveInOffice(page, 'clients@gamelle.test');
  await page.goto('/gestion/clients/');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Notes de l’équipe' }).waitFor();
  const address = page.url();
  const field = page.getByLabel('Nouvelle note');
  const notes = page.locator('section', {
    has: page.getByRole('heading', { name: 'Notes de l’équipe' }),
  });
  const takeBack = () => press(page, 'Retrouver ma saisie');
  const first = `Rappeler avant midi ${crypto.randomUUID().slice(0, 8)}`;

  await field.fill(first);
  // Closed without a word: another tab begins anew.
  const other = await context.newPage();
  await other.goto(address);
  await other.getByText('Vous aviez commencé à remplir cette page').waitFor();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Retrouver ma saisie' }).click();
  await expect.poll(() => other.getByLabel('Nouvelle note').inputValue()).toBe(first);
  await other.close();

  settle();
  await context.setOffline(true);
  await press(page, 'Ajouter la note');
  await page.getByRole('heading', { name: 'La connexion est coupée' }).waitFor();
  await context.setOffline(false);
  await press(page, 'Revenir à la page');
  await takeBack();
  expect(await field.inputValue()).toBe(first);
  await press(page, 'Ajouter la note');
  await notes.getByText(first).waitFor();
  expect(await notes.getByText(first).count()).toBe(1);

  const second = `Livrer chez la voisine ${crypto.randomUUID().slice(0, 8)}`;
  await field.fill(second);
  await context.clearCookies({ name: 'gamelle_equipe' });
  await press(page, 'Ajouter la note');
  await page.getByRole('heading', { name: 'Connexion à la gestion' }).waitFor();
  await page.getByLabel('Adresse e-mail').fill('clients@gamelle.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Sept-bols-ranges-sur-l-etagere');
  await press(page, 'Se connecter');
  await takeBack();
  await press(page, 'Ajouter la note');
  await notes.getByText(second).waitFor();

  // Saved, it is offered no more.
  await page.reload();
  await notes.getByText(second).waitFor();
  expect(await page.getByText('Vous aviez commencé').count()).toBe(0);
});
