import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { orderCalls } from '../support/order-calls.ts';
import { bearer } from '../support/people.ts';
import { BAG, freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';
import { shopUrl } from '../support/worker-shop.ts';

const { visit } = shoppers();

const WIDE = { viewport: { width: 1280, height: 900 } };
const ADDRESSES = '/mon-compte/mes-adresses/';
const ORDERS = '/mon-compte/mes-commandes/';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function register(page: Page): Promise<string> {
  const email = freshEmail();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await heading(page, 'Bienvenue Camille');
  return email;
}

/** Asks the services of the running shop, as any client would. */
async function request(method: string, path: string, body?: unknown, headers?: HeadersInit) {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  return fetch(shopUrl() + path, {
    method,
    headers: { 'content-type': type, ...Object.fromEntries(new Headers(headers)) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Places orders over the wire for who has this e-mail; their numbers, newest first. */
async function placeOrders(email: string, count: number): Promise<string[]> {
  const credentials = { email, password: PASSWORD };
  const signedIn = await request('POST', '/api/v2/shop/authentication-token', credentials);
  const { token } = await signedIn.json();
  const { ready, complete } = orderCalls({
    request: (method, path, body, headers) =>
      request(method, path, body, {
        ...bearer(token),
        ...Object.fromEntries(new Headers(headers)),
      }),
  });
  const numbers: string[] = [];
  while (numbers.length < count) {
    const { tokenValue } = await ready('cheque', [BAG, 1]);
    numbers.unshift((await complete(tokenValue)).body.number);
  }
  return numbers;
}

test('RTE-01 RTE-02 the home is one document for strangers and returning customers, who are greeted after', async () => {
  const { page, close } = await visit(WIDE);
  const stranger = await (await page.request.get('/')).text();
  expect(stranger).toMatch(/<h1[^>]*>/);
  await page.goto('/');
  await page.getByText('Déjà client ? Connectez-vous').waitFor();
  await register(page);
  expect(await (await page.request.get('/')).text()).toBe(stranger);
  await page.goto('/');
  await page.getByRole('banner').getByText('Bonjour Camille').waitFor();
  await page.getByText('Déjà client ? Connectez-vous').waitFor({ state: 'detached' });
  await close();
});

test('RTE-27 RTE-28 GRD-07 login and password reset are for who is not signed in, in the small frame', async () => {
  const { page, close } = await visit();
  const RESET = '/mot-de-passe-oublie/un-lien/';
  for (const [path, name] of [
    ['/connexion/', 'Connexion ou inscription'],
    [RESET, 'Choisissez un nouveau mot de passe'],
  ] as const) {
    await page.goto(path);
    await heading(page, name);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  }
  await register(page);
  for (const path of ['/connexion/', RESET]) {
    await page.goto(path);
    await page.waitForURL('**/mon-compte/');
  }
  await close();
});

test.each([true, false])(
  'ORD-01 ORD-02 ORD-03 the latest order stands apart, the others below, more on demand; scripts: %s',
  async (scripts) => {
    const { page, close } = await visit({ javaScriptEnabled: scripts });
    const email = await register(page);
    const numbers = await placeOrders(email, 12);
    await page.goto(ORDERS);
    await page.getByRole('heading', { name: 'Dernière commande' }).waitFor();
    await page.getByRole('heading', { name: `Commande n° ${numbers[0]}` }).waitFor();
    const history = page.locator('section').filter({ hasText: 'Historique' }).getByRole('link');
    const shown = async () =>
      (await history.allInnerTexts()).map((text) => /\d{9}/.exec(text)?.[0]);
    expect(await shown()).toEqual(numbers.slice(1, 10));
    if (scripts) await expectAccessible(page);
    await page.getByText('10 sur 12 commandes').first().waitFor();
    await page.getByRole('link', { name: 'Voir plus de commandes' }).click();
    await history.nth(10).waitFor();
    expect(await shown()).toEqual(numbers.slice(1));
    expect(await page.getByRole('link', { name: 'Voir plus de commandes' }).count()).toBe(0);
    await page.reload();
    await history.nth(10).waitFor();
    await close();
  },
);

test('the cities of a postcode are offered, and the only one is written', async () => {
  const { page, close } = await visit();
  await register(page);
  await page.goto(`${ADDRESSES}?ajouter=1`);
  await page.getByLabel('Code postal').fill('69003');
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toMatch(/^Lyon/);
  await page.getByLabel('Ville').fill('');
  await page.getByLabel('Code postal').fill('01400');
  const offered = page.locator('datalist option');
  await expect.poll(() => offered.count()).toBeGreaterThan(1);
  expect(await page.getByLabel('Ville').inputValue()).toBe('');
  await close();
});

test('NAV-09 the account with the keyboard alone: a name, an address, its deletion, the way out', async () => {
  const { page, close } = await visit(WIDE);
  await register(page);
  await page.goto('/mon-compte/mes-informations-personnelles/');
  await heading(page, 'Mes informations personnelles');
  await typeInto(page, 'Prénom', 'Camomille');
  await page.keyboard.press('Enter');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();

  await page.goto(ADDRESSES);
  await tabTo(page, /^Ajouter une adresse/);
  await page.keyboard.press('Enter');
  await heading(page, 'Ajouter une adresse');
  for (const [label, text] of [
    ['Nom de l’adresse', 'Maison'],
    ['Code postal', '69003'],
    ['Ville', 'Lyon'],
    ['Numéro et rue', '12 rue des Lilas'],
  ] as const)
    await typeInto(page, label, text);
  await page.keyboard.press('Enter');
  await page.getByText('L’adresse est ajoutée.').waitFor();

  await tabTo(page, /^Supprimer/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Supprimer l’adresse « Maison » \?/ });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Supprimer/);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, /^Supprimer l’adresse$/);
  await page.keyboard.press('Enter');
  await page.getByText('L’adresse est supprimée.').waitFor();

  await page.goto('/mon-compte/mes-donnees/');
  await tabTo(page, /^Supprimer mon compte…/);
  await page.keyboard.press('Enter');
  await heading(page, 'Supprimer votre compte ?');
  await tabTo(page, /^Garder mon compte/);
  await page.keyboard.press('Enter');
  await heading(page, 'Mes données');
  await close();
});

/** Presses Tab until the field has the focus, then types into it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  const isReached = () => field.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab < 120 && !(await isReached()); tab += 1) await page.keyboard.press('Tab');
  expect(await isReached(), label).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
