import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('FRM-12 FRM-20 AUT-28 errors stand under their field, with a summary that takes the focus; where no bot protection is configured nothing of it is loaded, and pages stay closed to it', async () => {
  const { page, close } = await visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const answer = await page.goto('/connexion/');
  expect(answer?.headers()['content-security-policy']).not.toContain('recaptcha');
  await page.getByLabel('Votre e-mail').fill('pas une adresse');
  await press(page, 'Continuer');
  await page.getByText('L’adresse e-mail n’est pas valide.').waitFor();
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await expect.poll(() => page.getByText('L’adresse e-mail n’est pas valide.').count()).toBe(0);
  await press(page, 'Continuer');
  await page.getByRole('heading', { name: 'Bienvenue chez Gamelle' }).waitFor();
  await press(page, 'Créer mon compte');
  const summary = page.getByRole('alert').filter({ hasText: '3 champs à corriger' });
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);
  expect(requested.filter((url) => /recaptcha|bot-protection/.test(url))).toEqual([]);
  expect(await page.locator('[name^=bot-]').count()).toBe(0);
  await close();
});

test('AUT-17 signing out forgets everything', async () => {
  const { page, context, close } = await visit();
  await signUp(page);
  await page.goto('/deconnexion/');
  await page.waitForSelector('body.logged-in');
  await page.evaluate(() => {
    document.addEventListener('gamelle:signed-out', () => {
      document.body.dataset.heard = 'signed-out';
    });
  });
  await press(page, 'Se déconnecter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForSelector('body.anonymous[data-heard=signed-out]');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /session|panier|retour|etat/.test(name))).toEqual([]);
  await page.goto('/mon-compte/');
  expect(new URL(page.url()).pathname).toBe('/connexion/');
  await close();
});
