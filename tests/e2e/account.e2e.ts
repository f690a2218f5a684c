import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { register } from '../support/account.ts';
import { arriveSignedIn } from '../support/arrive.ts';
import { ADDRESSES, ORDERS, order, PERSONAL_DATA, pathOf } from '../support/journeys/account.ts';
import { listens, PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('ACC-06 RTE-29 ACC-01 a new customer is welcomed, and the menu leads to every page', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.getByRole('heading', { level: 1, name: 'Bienvenue Camille' }).waitFor();
  await page.goto('/mon-compte/');
  await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor();
  for (const [name, path] of [
    ['Mes commandes', ORDERS],
    ['Mes informations personnelles', PERSONAL_DATA],
    ['Mes adresses', ADDRESSES],
    ['Mes données', '/mon-compte/mes-donnees/'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).locator('visible=true').click();
    await page.waitForURL(`**${path}`);
    await expectAccessible(page);
    const back = page.getByRole('link', { name: 'Mon compte', exact: true });
    await back.locator('visible=true').last().click();
    await page.waitForURL('**/mon-compte/');
  }
  await close();
});

test('ACC-02 RTE-31 PRV-09 W-02 FRM-03 FRM-04 FRM-28 personal data are refused, saved and greeted by, a password is shown, advised about and changed', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await arriveSignedIn(page);
  await page.goto(PERSONAL_DATA);
  await page.getByLabel('Téléphone').fill('123');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Le champ mobile est invalide').first().waitFor();
  await page.getByLabel('Prénom').fill('Camomille');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Date de naissance').fill('1989-04-17');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();
  await expect.poll(() => page.getByText('Le champ mobile est invalide').count()).toBe(0);
  await page.getByRole('banner').getByText('Bonjour Camomille').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camomille');
  await expect.poll(() => page.getByLabel('Téléphone').inputValue()).toBe('06 12 34 56 78');
  await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('1989-04-17');

  await listens(page);
  const field = page.getByLabel('Votre mot de passe', { exact: true });
  const type = () => field.getAttribute('type');
  await expect.poll(type).toBe('password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  await expect.poll(type).toBe('text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).first().click();
  await expect.poll(type).toBe('password');

  const chosen = page.getByLabel('Nouveau mot de passe');
  await chosen.pressSequentially('motdepasse');
  await page.getByText(/Ce mot de passe est trop courant/).waitFor();
  await chosen.fill('Camomille2026');
  await page.getByText(/Ce mot de passe reprend votre nom/).waitFor();
  await chosen.fill('sept loutres sur un radeau');
  await page.getByText(/Ce mot de passe/).waitFor({ state: 'detached' });
  await chosen.fill('motdepasse');
  await page.getByLabel(/encore une fois/).fill('motdepasse');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await press(page, 'Changer le mot de passe');
  await page
    .getByText(/Ce mot de passe est trop courant/)
    .first()
    .waitFor();
  expect(await page.getByText('Votre mot de passe a été modifié.').count()).toBe(0);
  await chosen.fill('sept loutres sur un radeau');
  await page.getByLabel(/encore une fois/).fill('sept loutres sur un radeau');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await press(page, 'Changer le mot de passe');
  await page.getByText('Votre mot de passe a été modifié.').first().waitFor();
  await close();
});

test('RTE-38 RTE-39 ORD-01 ORD-05 ORD-06 GRD-03 an order is listed, shown by its number, and ordered again', async () => {
  const { page, close } = await visit();
  const number = await order(page);
  await page.goto('/mon-compte/bienvenue/');
  expect(pathOf(page)).toBe('/mon-compte/');
  await page.goto(ORDERS);
  await page.getByRole('heading', { name: `Commande n° ${number}` }).waitFor();
  await page.getByRole('link', { name: 'Voir la commande' }).click();
  await page.waitForURL(`**${ORDERS}${number}/`);
  await page.getByText('Sous-total').waitFor();
  const shown = plain(await page.getByRole('main').innerText());
  for (const text of ['En attente de paiement', 'Total TTC', 'Sous-total', '12 rue des Lilas'])
    expect(shown).toContain(text);
  await expectAccessible(page);
  await press(page, 'Commander à nouveau');
  await page.waitForURL('**/panier/');
  await page
    .getByRole('link', { name: /^Commander/ })
    .locator('visible=true')
    .waitFor();
  await close();
});
