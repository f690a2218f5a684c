import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearer } from '../bearer.ts';
import { orderCalls } from '../order-calls.ts';
import type { Visit } from '../page-visit.ts';
import { BAG, freshEmail, PASSWORD, press } from '../shopper.ts';
import { shopUrl } from '../worker-shop.ts';

export const ORDERS = '/mon-compte/mes-commandes/';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export async function register(page: Page): Promise<string> {
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

/** Calls the running shop's API like any client. */
export async function request(method: string, path: string, body?: unknown, headers?: HeadersInit) {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  return fetch(shopUrl() + path, {
    method,
    headers: { 'content-type': type, ...Object.fromEntries(new Headers(headers)) },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** Places orders over HTTP for a customer; returns their numbers, newest first. */
export async function placeOrders(email: string, count: number): Promise<string[]> {
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

export async function listOrders(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  const email = await register(page);
  const numbers = await placeOrders(email, 12);
  await page.goto(ORDERS);
  await page.getByRole('heading', { name: 'Dernière commande' }).waitFor();
  await page.getByRole('heading', { name: `Commande n° ${numbers[0]}` }).waitFor();
  const history = page.locator('section').filter({ hasText: 'Historique' }).getByRole('link');
  const shown = async () => (await history.allInnerTexts()).map((text) => /\d{9}/.exec(text)?.[0]);
  expect(await shown()).toEqual(numbers.slice(1, 10));
  await page.getByText('10 sur 12 commandes').first().waitFor();
  await page.getByRole('link', { name: 'Voir plus de commandes' }).click();
  await history.nth(10).waitFor();
  expect(await shown()).toEqual(numbers.slice(1));
  expect(await page.getByRole('link', { name: 'Voir plus de commandes' }).count()).toBe(0);
  await page.reload();
  await history.nth(10).waitFor();
  await close();
}
