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

test.each([false])(
  'PRV-07 AUT-06 ACC-02 a whole life: register, verify, forget the password, edit, export, delete; scripts: %s',
  (scripts) => liveWholeLife(visit, scripts),
);

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
