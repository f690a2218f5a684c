import { expect, test } from 'vitest';
import { choose, LINK, leave, signInElsewhere } from '../support/journeys/social-sign-in.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, PASSWORD, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('AUT-02 RTE-56 one click with another account, back to the page that was asked, scripts: false', () =>
  signInElsewhere(visit));

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

test('somebody else’s way back signs nobody in', async () => {
  const attacker = await visit();
  await attacker.page.goto('/connexion/');
  await leave(attacker.page);
  // As far as the address that would sign the attacker in, which is kept for somebody else.
  let answer = await attacker.page.request.post(attacker.page.url(), {
    form: { email: freshEmail(), firstName: 'Ève', lastName: 'Dubois', verified: 'on' },
    maxRedirects: 0,
  });
  let next = '';
  for (let steps = 0; steps < 5 && !next.includes('/connexion/?token='); steps += 1) {
    next = new URL(answer.headers().location ?? '', answer.url()).href;
    if (!next.includes('/connexion/?token='))
      answer = await attacker.page.request.get(next, { maxRedirects: 0 });
  }
  expect(next).toContain('/connexion/?token=');
  const { page, close } = await visit();
  await page.goto(next);
  await page.getByText('Cette connexion a expiré ou a commencé dans un autre navigateur').waitFor();
  expect(await page.content()).toContain('<body class="anonymous"');
  await close();
});
