import { expect, test } from 'vitest';
import { register, signIn } from '../support/account.ts';
import { ADDRESSES, ORDERS, order, PERSONAL_DATA, pathOf } from '../support/journeys/account.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { PASSWORD, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('RTE-29 RTE-31 RTE-32 RTE-38 GRD-08 strangers sign in first', async () => {
  const { page, close } = await visit();
  for (const path of ['/mon-compte/', PERSONAL_DATA, ADDRESSES, ORDERS, `${ORDERS}000000001/`]) {
    await page.goto(path);
    expect(pathOf(page)).toBe('/connexion/');
  }
  await close();
});

test('RTE-30 GRD-02 a stranger is sent home from the welcome page', async () => {
  const { page, close } = await visit();
  await page.goto('/mon-compte/bienvenue/');
  expect(pathOf(page)).toBe('/');
  await close();
});

test('FRM-19 FRM-21 FRM-12 an impossible birthday and phone are said under their fields', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await register(page);
  await page.goto(PERSONAL_DATA);
  await page.getByLabel('Date de naissance').fill('2199-01-01');
  await press(page, 'Enregistrer mes informations');
  await page.locator('#personalData-birthday-error').waitFor();
  await page.getByLabel('Date de naissance').fill('');
  await page.getByLabel('Téléphone').fill('123');
  await press(page, 'Enregistrer mes informations');
  const error = page.locator('#personalData-phoneNumber-error');
  expect(await error.innerText()).toContain('Le champ mobile est invalide');
  expect(await page.getByLabel('Téléphone').inputValue()).toBe('123');
  await close();
});

test('ACC-03 AUT-20 AUT-21 the password changes with the current one, and the new one signs in', async () => {
  const { page, close } = await visit();
  const email = await register(page);
  await page.goto(PERSONAL_DATA);
  const change = async (current: string, fresh: string, again = fresh) => {
    await page.getByLabel('Mot de passe actuel').fill(current);
    await page.getByLabel('Nouveau mot de passe').fill(fresh);
    await page.getByLabel(/encore une fois/).fill(again);
    await press(page, 'Changer le mot de passe');
  };
  await change(PASSWORD, 'abcd');
  await page.getByText('Saisissez au moins 5 caractères.').waitFor();
  await change(PASSWORD, 'cinq chats ravis', 'six chats ravis');
  await page.getByText('Les deux mots de passe ne sont pas identiques.').waitFor();
  await change('un autre mot', 'cinq chats ravis');
  await page.getByText('Votre mot de passe est incorrect.').waitFor();
  await change(PASSWORD, 'cinq chats ravis');
  await page.getByText('Votre mot de passe a été modifié.').first().waitFor();
  expect(await page.getByLabel('Nouveau mot de passe').inputValue()).toBe('');
  await page.goto('/deconnexion/');
  await press(page, 'Se déconnecter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/mon-compte/');
  await signIn(page, email, 'cinq chats ravis');
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('ACC-04 the active languages are listed', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.goto(PERSONAL_DATA);
  const languages = page.getByRole('listitem').filter({ hasText: 'Langue actuelle' });
  expect(await languages.count()).toBe(1);
  expect(await languages.innerText()).toMatch(/français/i);
  await close();
});

test('AUT-19 a sign-in ended elsewhere leads to the login, and back to the page', async () => {
  const here = await visit();
  const email = await register(here.page);
  const there = await visit();
  await there.page.goto(PERSONAL_DATA);
  await signIn(there.page, email);
  await there.page.waitForURL(`**${PERSONAL_DATA}`);
  await there.page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await there.page.getByLabel('Nouveau mot de passe').fill('cinq chats ravis');
  await there.page.getByLabel(/encore une fois/).fill('cinq chats ravis');
  await press(there.page, 'Changer le mot de passe');
  await there.page.getByText('Votre mot de passe a été modifié.').first().waitFor();
  await here.page.goto(ADDRESSES);
  expect(pathOf(here.page)).toBe('/connexion/');
  await signIn(here.page, email, 'cinq chats ravis');
  await here.page.waitForURL(`**${ADDRESSES}`);
  await here.close();
  await there.close();
});

test('RTE-39 another customer’s order does not exist', async () => {
  const owner = await visit();
  const number = await order(owner.page);
  const stranger = await visit();
  await register(stranger.page);
  const answer = await stranger.context.request.get(`${ORDERS}${number}/`);
  expect(answer.status()).toBe(404);
  const document = await stranger.context.request.get(`${ORDERS}${number}/documents/FA-1/`, {
    // What looks like a bot gets no error page (NAV-19).
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  expect(document.status()).toBe(404);
  expect(await document.text()).toContain('Page non trouvée');
  await owner.close();
  await stranger.close();
});

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

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
    const back = page.getByRole('link', { name: 'Mon compte', exact: true });
    await back.locator('visible=true').last().click();
    await page.waitForURL('**/mon-compte/');
  }
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
  const shown = withPlainSpaces(await page.getByRole('main').innerText());
  for (const text of ['En attente de paiement', 'Total TTC', 'Sous-total', '12 rue des Lilas'])
    expect(shown).toContain(text);
  await press(page, 'Commander à nouveau');
  await page.waitForURL('**/panier/');
  await page
    .getByRole('link', { name: /^Commander/ })
    .locator('visible=true')
    .waitFor();
  await close();
});
