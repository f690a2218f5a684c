import { test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { choose, leave } from '../support/journeys/social-sign-in.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('AUT-02 RTE-56 ACC-03 a person who says no, and a provider out of order, are told on the sign-in page; one click leads back to the page that was asked; what an account without a password is shown can be read by all', async () => {
  const { page, close } = await visit();
  await page.goto('/mon-compte/mes-adresses/');
  await page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
  await expectAccessible(page);
  await leave(page);
  await expectAccessible(page);
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
  const email = freshEmail();
  await choose(page, email, true);
  await page.waitForURL('**/mon-compte/mes-adresses/');
  await page.getByRole('heading', { level: 1, name: 'Mes adresses' }).waitFor();
  await page.goto('/mon-compte/mes-connexions/');
  await page.getByText('C’est votre seul moyen de vous connecter').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choisir un mot de passe' }).click();
  await page.getByText('Votre compte s’ouvre sans mot de passe.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Confirmer avec Compte Démo' }).click();
  await page.getByRole('heading', { name: 'Qui êtes-vous ?' }).waitFor();
  await choose(page, email, true);
  await page.getByText('C’est bien vous').first().waitFor();
  await expectAccessible(page);
  await close();
});
