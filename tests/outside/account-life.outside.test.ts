import { expect, test } from 'vitest';
import {
  askDeletion,
  heading,
  liveWholeLife,
  register,
  takeCopy,
} from '../support/journeys/account-life.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, PASSWORD, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('PRV-07 AUT-06 ACC-02 a whole life: register, verify, forget the password, edit, export, delete; scripts: false', () =>
  liveWholeLife(visit));

test('PRV-07 the link may keep the account, and an archive is its owner’s only', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  await register(page, email);
  await takeCopy(page, false);
  const path = (await page.getByRole('link', { name: /archive/ }).getAttribute('href')) ?? '';
  await askDeletion(page, PASSWORD);
  await page.getByRole('heading', { name: 'Un e-mail vous attend' }).waitFor();
  const link = await mailedPath(page, 'suppression de votre compte', email, 'connexion');
  await page.goto(link);
  await press(page, 'Garder mon compte');
  await heading(page, 'Votre compte reste ouvert');
  await page.goto(link);
  await press(page, 'Supprimer définitivement mon compte');
  await page.getByText('Ce lien n’est plus valable.').first().waitFor();
  await page.goto('/mon-compte/');
  await heading(page, 'Bonjour Camille');

  const stranger = await visit();
  const requested = await stranger.page.request.get(path, { maxRedirects: 0 });
  expect(requested.headers().location).toContain('/connexion/');
  await register(stranger.page, freshEmail(), 'Mes données');
  expect((await stranger.page.request.get(path)).status()).toBe(404);
  await stranger.close();
  await close();
});

test('N-16 a mailed link signs in any browser without scripts, once; who looks uses nothing up', async () => {
  const { page } = await visit();
  const email = freshEmail();
  await register(page, email);
  const other = await visit();
  await other.page.goto('/connexion/');
  await other.page.getByLabel('Votre e-mail').fill(email);
  await press(other.page, 'Continuer');
  await press(other.page, 'Recevoir un lien de connexion');
  await heading(other.page, 'E-mail envoyé');
  const link = await mailedPath(page, 'lien de connexion', email, 'connexion');
  const third = await visit();
  expect((await other.page.request.get(link)).status()).toBe(200);
  await third.page.goto(link);
  await press(third.page, 'Me connecter');
  await heading(third.page, 'Bonjour Camille');
  await other.page.goto(link);
  await heading(other.page, 'Ce lien n’est plus valable');
});
