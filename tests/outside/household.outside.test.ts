import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailedPath } from '../support/mailed-path.ts';
import { outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, PASSWORD, press } from '../support/shopper.ts';

const { visit } = plainShoppers();
const HOUSEHOLD = '/mon-compte/foyer/';

/** Opens an account from the page it leads to. */
async function openAccount(page: Page, email: string) {
  await page.goto(HOUSEHOLD);
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await page.getByRole('heading', { level: 1, name: 'Mon foyer' }).waitFor();
}

test('N-14 without scripts: somebody is invited by mail, agrees with their own account, and is left with one press', async () => {
  const owner = await visit();
  await openAccount(owner.page, freshEmail());
  const email = freshEmail();
  await owner.page.getByLabel('Son adresse e-mail').fill(email);
  await press(owner.page, 'Envoyer l’invitation');
  await owner.page.getByText('L’invitation est partie').waitFor();
  const path = await mailedPath(owner.page, 'vous invite à partager', email, 'invitation-foyer');

  // Whoever is not signed in reads what it is about, and is led to the sign-in.
  const { ask } = outsideClient();
  const response = await ask('GET', path);
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  const html = await response.text();
  expect(html).toContain('noindex, nofollow');
  expect(html).toContain('Me connecter');
  expect(html).not.toContain('@exemple');

  const member = await visit();
  await openAccount(member.page, email);
  await member.page.goto(path);
  await press(member.page, 'Accepter l’invitation');
  await member.page.getByText('vous partagez ces abonnements').waitFor();
  await member.page.getByText('Aucun abonnement en cours.').waitFor();
  expect((await ask('GET', path)).status).toBe(404);

  await owner.page.goto(HOUSEHOLD);
  await owner.page.getByText(email).waitFor();
  await press(owner.page, /^Mettre fin au partage avec/);
  await owner.page.getByText('Le partage est terminé').waitFor();
  await member.page.goto(HOUSEHOLD);
  expect(await member.page.getByText('Aucun abonnement en cours.').count()).toBe(0);
  await owner.close();
  await member.close();
});

test('N-14 odd links of a household are answered alike', async () => {
  const { ask } = outsideClient();
  for (const token of ['x', 'a'.repeat(43), 'a'.repeat(5000), '%E2%82%AC', "'--"]) {
    const response = await ask('GET', `/invitation-foyer/${token}/`);
    expect([404, 422, 414], token.slice(0, 50)).toContain(response.status);
  }
});
