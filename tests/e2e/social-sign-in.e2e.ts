import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { choose, leave } from '../support/journeys/social-sign-in.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

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

test('AUT-02 RTE-56 a person who says no, and a provider out of order, are told on the sign-in page; one click leads back to the page that was asked', async () => {
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
  await choose(page, freshEmail(), true);
  await page.waitForURL('**/mon-compte/mes-adresses/');
  await page.getByRole('heading', { level: 1, name: 'Mes adresses' }).waitFor();
  await close();
});
