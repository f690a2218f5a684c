import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { register, signIn } from '../support/account.ts';
import { startAtPayment } from '../support/prepared-order.ts';
import { acceptAndOrder, chooseCheque, PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

const PERSONAL_DATA = '/mon-compte/mes-informations-personnelles/';
const ADDRESSES = '/mon-compte/mes-adresses/';
const ORDERS = '/mon-compte/mes-commandes/';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** An order by cheque; the browser ends on its confirmation. Returns its number. */
async function order(page: Page): Promise<string> {
  await startAtPayment(page);
  await chooseCheque(page);
  await acceptAndOrder(page);
  await page.waitForURL(/confirmation/);
  const said = await page
    .getByText(/n°\s\d{9}/)
    .first()
    .innerText();
  return /\d{9}/.exec(said)?.[0] ?? '';
}

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

test('ACC-02 RTE-31 personal data are saved, and the header greets by the new name', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await register(page);
  await page.goto(PERSONAL_DATA);
  await page.getByLabel('Prénom').fill('Camomille');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Date de naissance').fill('1989-04-17');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();
  await page.getByRole('banner').getByText('Bonjour Camomille').waitFor();
  await page.reload();
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Camomille');
  expect(await page.getByLabel('Téléphone').inputValue()).toBe('06 12 34 56 78');
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('1989-04-17');
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
  await page.getByText('Votre mot de passe est changé.').first().waitFor();
  expect(await page.getByLabel('Nouveau mot de passe').inputValue()).toBe('');
  await page.goto('/deconnexion/');
  await press(page, 'Se déconnecter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/mon-compte/');
  await signIn(page, email, 'cinq chats ravis');
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('PRV-09 a weak password is explained while it is chosen, and may be kept', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.goto(PERSONAL_DATA);
  const chosen = page.getByLabel('Nouveau mot de passe');
  await chosen.pressSequentially('motdepasse');
  await page.getByText(/Ce mot de passe est trop courant/).waitFor();
  await chosen.fill('Camille2026');
  await page.getByText(/Ce mot de passe reprend votre nom/).waitFor();
  await chosen.fill('sept loutres sur un radeau');
  await page.getByText(/Ce mot de passe/).waitFor({ state: 'detached' });
  await chosen.fill('motdepasse');
  await page.getByLabel(/encore une fois/).fill('motdepasse');
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await press(page, 'Changer le mot de passe');
  await page.getByText('Votre mot de passe est changé.').first().waitFor();
  await close();
});

test('FRM-28 a password can be shown and hidden again', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.goto(PERSONAL_DATA);
  const field = page.getByLabel('Votre mot de passe', { exact: true });
  const type = () => field.getAttribute('type');
  expect(await type()).toBe('password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  expect(await type()).toBe('text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).first().click();
  expect(await type()).toBe('password');
  await close();
});

test('FRM-03 FRM-04 a form that was refused can be sent again, and its errors are gone', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.goto(PERSONAL_DATA);
  await page.getByLabel('Téléphone').fill('123');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Le champ mobile est invalide').first().waitFor();
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();
  expect(await page.getByText('Le champ mobile est invalide').count()).toBe(0);
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
  await there.page.getByText('Votre mot de passe est changé.').first().waitFor();
  await here.page.goto(ADDRESSES);
  expect(pathOf(here.page)).toBe('/connexion/');
  await signIn(here.page, email, 'cinq chats ravis');
  await here.page.waitForURL(`**${ADDRESSES}`);
  await here.close();
  await there.close();
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

test('RTE-39 another customer’s order does not exist', async () => {
  const owner = await visit();
  const number = await order(owner.page);
  const stranger = await visit();
  await register(stranger.page);
  const answer = await stranger.context.request.get(`${ORDERS}${number}/`);
  expect(answer.status()).toBe(404);
  const paper = await stranger.context.request.get(`${ORDERS}${number}/documents/FA-1/`, {
    // What looks like a bot gets no error page (NAV-19).
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  expect(paper.status()).toBe(404);
  expect(await paper.text()).toContain('Page non trouvée');
  await owner.close();
  await stranger.close();
});
