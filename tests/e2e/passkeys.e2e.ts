import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { OFFICE_PASSWORD } from '../support/office-page.ts';
import { signUp } from '../support/prepared-order.ts';
import { pressWhileItWakes } from '../support/press-while-it-wakes.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

/** A device whose owner unlocks it at once (WebAuthn’s virtual authenticator). */
async function giveDevice(context: BrowserContext, page: Page): Promise<void> {
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('N-16 a passkey is made in the account and signs in; a mailed link does without either', async () => {
  const email = freshEmail();
  const { page, context, close } = await visit();
  await giveDevice(context, page);
  await signUp(page, email);

  await page.goto('/mon-compte/mes-connexions/');
  await expectAccessible(page);
  await page.getByLabel('Nom de la clé d’accès').fill('Mon téléphone');
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(PASSWORD);
  await press(page, 'Ajouter une clé d’accès');
  await page.getByText('Votre clé d’accès est prête.').first().waitFor();
  await page.getByText('Mon téléphone', { exact: true }).waitFor();

  await page.goto('/deconnexion/');
  await press(page, 'Se déconnecter');
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/connexion/');
  await press(page, 'Utiliser une clé d’accès');
  await page.waitForURL('**/mon-compte/');
  await page.goto('/mon-compte/mes-connexions/');
  await page.getByText(/Connecté avec une clé d’accès le/).waitFor();

  await page.goto('/deconnexion/');
  await press(page, 'Se déconnecter');
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await press(page, 'Recevoir un lien de connexion');
  await page.getByRole('heading', { name: 'E-mail envoyé' }).waitFor();
  const link = await mailedPath(page, 'lien de connexion', email, 'connexion');
  // Opened by a scanner before its reader presses.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expectAccessible(page);
  await press(page, 'Me connecter');
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('O-23 a colleague adds a passkey, comes in with it alone, and the password alone no longer does', async () => {
  const { page, context, close } = await visit();
  await giveDevice(context, page);
  await page.goto('/gestion/');
  // The button of a passkey comes with the scripts: it moves nothing, and what was typed before stays.
  await pressWhileItWakes(page, page.getByRole('button', { name: 'Se connecter' }), async () => {
    await page.getByLabel('Adresse e-mail').fill('logistique@gamelle.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill(OFFICE_PASSWORD);
  });
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  await page.goto('/gestion/mon-acces/');
  await expectAccessible(page);
  await page.getByLabel('Nom de la clé d’accès').fill('Portable de l’entrepôt');
  await page.getByLabel('Votre mot de passe').fill('ce-n-est-pas-lui');
  await press(page, 'Ajouter une clé d’accès');
  await page.getByText('mot de passe est incorrect').waitFor();
  await page.getByLabel('Votre mot de passe').fill(OFFICE_PASSWORD);
  await press(page, 'Ajouter une clé d’accès');
  await page.getByText('Votre clé d’accès est prête').waitFor();
  await page.getByText('Portable de l’entrepôt', { exact: true }).waitFor();
  await expectAccessible(page);

  const leave = () => context.clearCookies();
  await leave();
  await page.goto('/gestion/mon-acces/');
  await press(page, 'Utiliser une clé d’accès');
  await page.getByRole('heading', { level: 1, name: 'Mon accès' }).waitFor();

  await leave();
  await page.goto('/gestion/mon-acces/');
  await page.getByLabel('Adresse e-mail').fill('logistique@gamelle.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill(OFFICE_PASSWORD);
  await press(page, 'Se connecter');
  await page.getByText('Confirmez avec votre clé d’accès.').waitFor();
  await expectAccessible(page);
  await press(page, 'Utiliser une clé d’accès');
  await page.getByRole('heading', { level: 1, name: 'Mon accès' }).waitFor();

  await page.getByText('Retirer « Portable de l’entrepôt »').click();
  await page.getByLabel('Mot de passe actuel', { exact: true }).first().fill(OFFICE_PASSWORD);
  await press(page, 'Retirer cette clé');
  await page.getByText('Cette clé d’accès ne vous connecte plus.').waitFor();
  await close();
});
