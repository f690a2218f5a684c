import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const LINK = 'Continuer avec Compte Démo';

/** From the sign-in page to the provider's. */
async function leave(page: Page) {
  await page.getByRole('link', { name: LINK }).click();
  await page.getByRole('heading', { name: 'Qui êtes-vous ?' }).waitFor();
}

async function choose(page: Page, email: string, verified: boolean) {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Prénom').fill('Ève');
  await page.getByLabel('Nom', { exact: true }).fill('Dubois');
  await page.getByLabel('Adresse confirmée par le fournisseur').setChecked(verified);
  await press(page, 'Continuer avec cette personne');
}

test.each([true, false])(
  'AUT-02 RTE-56 one click with another account, back to the page that was asked, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    await page.goto('/mon-compte/mes-adresses/');
    await page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
    if (javaScriptEnabled) await expectAccessible(page);
    await leave(page);
    if (javaScriptEnabled) await expectAccessible(page);
    await choose(page, freshEmail(), true);
    await page.waitForURL('**/mon-compte/mes-adresses/');
    await page.getByRole('heading', { level: 1, name: 'Mes adresses' }).waitFor();
    await close();
  },
);

test('AUT-25 an unverified e-mail leads to the password with the token in the address, then back', async () => {
  const email = freshEmail();
  const first = await visit();
  await signUp(first.page, email);
  await first.close();
  const { page, context, close } = await visit();
  await page.goto('/mon-compte/mes-commandes/');
  await leave(page);
  await choose(page, email, false);
  await page.getByText('Ce fournisseur ne confirme pas votre adresse e-mail').waitFor();
  expect(new URL(page.url()).searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/mes-commandes/');
  // From now on the provider opens the account.
  await context.clearCookies();
  await page.goto('/connexion/');
  await leave(page);
  await choose(page, email, false);
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('somebody else’s way back signs nobody in', async () => {
  const attacker = await visit();
  await attacker.page.goto('/connexion/');
  await leave(attacker.page);
  const sent: string[] = [];
  await attacker.page.route('**/connexion/?token=*', (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  attacker.page.on('request', (request) => {
    if (request.url().includes('/connexion/?token=')) sent.push(request.url());
  });
  await choose(attacker.page, freshEmail(), true).catch(() => undefined);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await attacker.context.close();
  const { page, close } = await visit();
  await page.goto(sent[0] as string);
  await page.getByText('Cette connexion a expiré ou a commencé dans un autre navigateur').waitFor();
  expect(await page.evaluate(() => document.body.className)).toContain('anonymous');
  await close();
});

test('a person who says no, and a provider out of order, are told on the sign-in page', async () => {
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await leave(page);
  await press(page, 'Refuser et revenir à la boutique');
  await page.getByText('Vous n’avez pas autorisé la connexion').waitFor();
  await leave(page);
  await press(page, /Le fournisseur tombe en panne/);
  await page.getByText('Ce service de connexion ne répond pas').waitFor();
  await expectAccessible(page);
  // One browser, two people of the provider, one after the other.
  await leave(page);
  await press(page, /Noa Lambert/);
  await page.getByText('Ce fournisseur ne confirme pas votre adresse e-mail').waitFor();
  await leave(page);
  await choose(page, freshEmail(), true);
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('an account without a password offers its provider, and a mail to choose one', async () => {
  const email = freshEmail();
  const first = await visit();
  await first.page.goto('/connexion/');
  await leave(first.page);
  await choose(first.page, email, true);
  await first.page.waitForURL('**/mon-compte/');
  await first.close();
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByText(`Le compte ${email} s’ouvre sans mot de passe.`).waitFor();
  await page.getByRole('link', { name: LINK }).waitFor();
  await press(page, 'Choisir un mot de passe par e-mail');
  await page.getByText(`Si un compte existe pour ${email}`).waitFor();
  await close();
});
