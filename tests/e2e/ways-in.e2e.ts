import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const PERSONAL_DATA = '/mon-compte/mes-informations-personnelles/';
const SIGN_INS = '/mon-compte/mes-connexions/';
const CHOSEN = 'trois chats sur le toit';

/** Chooses a person at the provider. */
async function choose(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Qui êtes-vous ?' }).waitFor();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Prénom').fill('Ève');
  await page.getByLabel('Nom', { exact: true }).fill('Dubois');
  await page.getByLabel('Adresse confirmée par le fournisseur').setChecked(true);
  await press(page, 'Continuer avec cette personne');
}

async function arrive(page: Page, email: string): Promise<void> {
  await page.goto('/connexion/');
  await page.getByRole('link', { name: 'Continuer avec Compte Démo' }).click();
  await choose(page, email);
  await page.waitForURL('**/mon-compte/');
}

const confirm = (page: Page) => page.getByRole('link', { name: 'Confirmer avec Compte Démo' });

test.each([true, false])(
  'ACC-03 an account without a password chooses one once its provider vouches, then lets go of it; scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    const look = javaScriptEnabled ? expectAccessible : async () => undefined;
    const email = freshEmail();
    await arrive(page, email);
    await page.goto(SIGN_INS);
    await page.getByText('C’est votre seul moyen de vous connecter').waitFor();
    expect(await page.getByRole('button', { name: 'Délier Compte Démo' }).count()).toBe(0);
    await look(page);
    await page.getByRole('link', { name: 'Choisir un mot de passe' }).click();

    await page.getByText('Votre compte s’ouvre sans mot de passe.').waitFor();
    expect(await page.getByLabel('Nouveau mot de passe', { exact: true }).count()).toBe(0);
    await look(page);
    await confirm(page).click();
    await choose(page, email);
    await page.getByText('C’est bien vous').first().waitFor();
    await look(page);
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(CHOSEN);
    await page.getByLabel('Le même mot de passe, encore une fois').fill(CHOSEN);
    await press(page, 'Choisir un mot de passe');
    await page.getByText('Votre mot de passe est changé.').first().waitFor();
    await page.getByLabel('Mot de passe actuel').waitFor();

    await page.goto(SIGN_INS);
    await press(page, 'Délier Compte Démo');
    await page.getByText('Ce compte n’ouvre plus le vôtre.').first().waitFor();
    await page.getByRole('link', { name: 'Relier Compte Démo' }).click();
    await choose(page, freshEmail());
    await page.getByRole('button', { name: 'Délier Compte Démo' }).waitFor();
    await close();
  },
);

test('somebody else’s account at the provider proves nothing, and links nothing that is taken', async () => {
  const taken = freshEmail();
  const other = await visit();
  await arrive(other.page, taken);
  await other.close();
  const { page, close } = await visit();
  await arrive(page, freshEmail());
  await page.goto('/mon-compte/mes-donnees/supprimer/');
  await confirm(page).click();
  await choose(page, taken);
  await press(page, 'Recevoir le lien de suppression');
  await page.getByText('Ce compte n’ouvre pas votre compte Gamelle.').waitFor();
  await confirm(page).waitFor();
  // The address of the link in the account, with a provider that is linked already.
  await page.goto(`/connexion/avec/demo/?retour=${SIGN_INS}`);
  await choose(page, taken);
  await page.getByText('Ce compte ouvre déjà un autre compte Gamelle').waitFor();
  await page.goto(PERSONAL_DATA);
  await confirm(page).click();
  await press(page, 'Refuser et revenir à la boutique');
  await page.getByText('Vous n’avez pas autorisé la connexion : rien n’a changé.').waitFor();
  await close();
});

test('without a password the e-mail changes and the account goes, each with a proof of its own', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await arrive(page, email);
  await page.goto(PERSONAL_DATA);
  await confirm(page).click();
  await choose(page, email);
  const newEmail = freshEmail();
  await page.locator('#email-email').fill(newEmail);
  await press(page, 'Changer d’e-mail');
  await page.getByText('Votre e-mail est changé.').first().waitFor();
  await page.goto('/mon-compte/mes-donnees/supprimer/');
  await confirm(page).click();
  await choose(page, email);
  await press(page, 'Recevoir le lien de suppression');
  await page.getByRole('heading', { name: 'Un e-mail vous attend' }).waitFor();
  await page.goto(await mailedPath(page, 'suppression de votre compte', newEmail, 'connexion'));
  await press(page, 'Supprimer définitivement mon compte');
  await page.getByRole('heading', { level: 1, name: 'Votre compte est supprimé' }).waitFor();
  await close();
});

test('ACC-02 a new e-mail asks for the current password', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(CHOSEN);
  await press(page, 'Créer mon compte');
  await page.getByRole('heading', { level: 1, name: 'Bienvenue Camille' }).waitFor();
  await page.goto(PERSONAL_DATA);
  const change = async (password: string) => {
    await page.locator('#email-email').fill(freshEmail());
    await page.locator('#email-currentPassword').fill(password);
    await press(page, 'Changer d’e-mail');
  };
  await change('presque le bon');
  await page.getByText('Votre mot de passe est incorrect.').first().waitFor();
  await change(CHOSEN);
  await page.getByText('Votre e-mail est changé.').first().waitFor();
  await close();
});
