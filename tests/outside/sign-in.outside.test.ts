import { expect, test } from 'vitest';
import { mailedPath } from '../support/mailed-path.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, PASSWORD, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

async function enterEmail(): Promise<string> {
  const email = freshEmail();
  const { page, close } = await visit();
  await signUp(page, email);
  await close();
  return email;
}

test('AUT-01 GRD-08 a known e-mail leads to the password, and back to the page that was asked', async () => {
  const email = await enterEmail();
  const { page, close } = await visit();
  await page.goto('/mon-compte/mes-commandes/');
  expect(new URL(page.url()).pathname).toBe('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/mes-commandes/');
  await page.goto('/connexion/');
  expect(new URL(page.url()).pathname).toBe('/mon-compte/');
  await close();
});

test('AUT-22 AUT-23 a wrong password and a short one are both a wrong password', async () => {
  const email = await enterEmail();
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  for (const wrong of ['abc', 'quatre chats tristes']) {
    await page.getByLabel('Mot de passe', { exact: true }).fill(wrong);
    await press(page, 'Se connecter');
    await page.getByText('Votre mot de passe est incorrect.').waitFor();
  }
  await close();
});

test('AUT-04 another account is a link away', async () => {
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await press(page, 'Continuer');
  await page.getByRole('link', { name: 'Utiliser un autre e-mail' }).click();
  await page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
  await close();
});

test('AUT-03 PRI-09 registering shows what is accepted, and ticks nothing', async () => {
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await press(page, 'Continuer');
  const terms = page.getByRole('main').getByRole('link', { name: /conditions d’utilisation/ });
  expect(await terms.getAttribute('href')).toBe('/page/conditions-utilisation/');
  const privacy = page.getByRole('main').getByRole('link', { name: /données personnelles/ });
  expect(await privacy.getAttribute('href')).toBe('/page/donnees-personnelles/');
  expect(await page.getByLabel(/Recevoir nos conseils/).isChecked()).toBe(false);
  await close();
});

test('AUT-05 a forgotten password shows that a mail was sent', async () => {
  const email = await enterEmail();
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await press(page, 'Mot de passe oublié ?');
  await page.getByText(`Si un compte existe pour ${email}`).waitFor();
  await close();
});

test('S-34 AUT-06 AUT-21 the mailed link sets a new password, once', async () => {
  const email = await enterEmail();
  const { page, close } = await visit();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await press(page, 'Mot de passe oublié ?');
  await page.getByText('E-mail envoyé').waitFor();
  const path = await mailedPath(page, 'nouveau mot de passe', email, 'mot-de-passe-oublie');
  const chosen = 'six chats sous la pluie';
  const fill = async (again: string) => {
    await page.getByLabel('Nouveau mot de passe').fill(chosen);
    await page.getByLabel('Le même mot de passe').fill(again);
    await press(page, 'Enregistrer le mot de passe');
  };
  await page.goto(path);
  await fill('autre chose');
  await page.getByText('Les deux mots de passe ne sont pas identiques.').waitFor();
  await fill(chosen);
  await page.getByRole('heading', { name: 'Mot de passe enregistré' }).waitFor();
  await page.goto(path);
  await page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
  expect(await page.getByLabel('Nouveau mot de passe').count()).toBe(0);
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(chosen);
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('the mailed link verifies an e-mail when it is pressed, without scripts too', async () => {
  const email = await enterEmail();
  const { page, close } = await visit({ javaScriptEnabled: false });
  const path = await mailedPath(page, 'Confirmez', email, 'connexion/verification');
  await page.goto(path);
  await press(page, 'Confirmer mon adresse');
  await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
  await close();
});

test('F28 whoever reads the former address takes the account back, without scripts too', async () => {
  const email = freshEmail();
  const thief = freshEmail();
  const { page, close } = await visit({ javaScriptEnabled: false });
  await signUp(page, email);
  await page.goto(await mailedPath(page, 'Confirmez', email, 'connexion/verification'));
  await press(page, 'Confirmer mon adresse');
  await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
  await page.goto('/mon-compte/mes-informations-personnelles/');
  await page.locator('#email-email').fill(thief);
  await page.locator('#email-currentPassword').fill(PASSWORD);
  await press(page, 'Changer d’e-mail');
  await page.goto(await mailedPath(page, 'a changé', email, 'connexion/reprise'));
  await press(page, 'Reprendre mon compte');
  await page.getByRole('heading', { name: 'Votre compte est à vous' }).waitFor();
  await page.goto('/mon-compte/');
  expect(new URL(page.url()).pathname).toBe('/connexion/');
  await page.goto(await mailedPath(page, 'mot de passe', email, 'mot-de-passe-oublie'));
  await page.getByLabel('Nouveau mot de passe').waitFor();
  await close();
});
