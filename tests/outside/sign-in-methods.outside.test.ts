import { test } from 'vitest';
import {
  arrive,
  CHOSEN,
  choose,
  choosePassword,
  confirm,
  SIGN_INS,
} from '../support/journeys/sign-in-methods.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

const PERSONAL_DATA = '/mon-compte/mes-informations-personnelles/';

test('ACC-03 an account without a password chooses one once its provider vouches, then lets go of it; scripts: false', () =>
  choosePassword(visit));

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
  await page.getByText('Votre e-mail a été modifié.').first().waitFor();
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
  await page.getByText('Votre e-mail a été modifié.').first().waitFor();
  await close();
});
