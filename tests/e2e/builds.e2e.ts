import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';
import { shopUrl } from '../support/worker-shop.ts';

const { visit } = shoppers();
const wide = { viewport: { width: 1440, height: 900 } };

/** A document keeps what is written on its window; another one knows nothing of it. */
const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
const isSame = (page: Page) => page.evaluate(() => 'marked' in window);

const latest = async () => (await fetch(`${shopUrl()}/builds/latest.json?1`)).json();

test('OPS-01 OPS-02 OPS-04 a page that stays open hears of a newer build and loads the next one anew', async () => {
  const { page, close } = await visit(wide);
  const requested: string[] = [];
  const { id } = await latest();
  let served = id as string;
  await page.route('**/builds/latest.json?*', (route) => {
    requested.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { id: served, timestamp: 1 } });
  });
  await page.route('**/builds/meta/*', (route) => route.fulfill({ json: { id: served } }));
  await page.clock.install();
  // Asked for by scripts alone: the page listens by then.
  const listening = page.waitForResponse('**/campaigns/**');
  await page.goto('/faq/');
  await listening;
  await mark(page);
  await page.clock.runFor(10 * 60_000 + 1000);
  await expect.poll(() => requested.length).toBe(2);
  expect(requested.every((query) => /^\?\d{13}$/.test(query))).toBe(true);
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Magasins' }).click();
  await page.getByRole('heading', { level: 1, name: /magasin/i }).waitFor();
  expect(await isSame(page)).toBe(true);

  served = 'plus-recente';
  const confirmed = page.waitForResponse('**/builds/meta/plus-recente.json');
  await page.clock.runFor(5 * 60_000 + 1000);
  await (await confirmed).finished();
  await menu.getByRole('link', { name: 'gamelle' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => isSame(page)).toBe(false);
  await close();
});

test('OPS-05 OPS-06 ERR-02 REL-60 a page whose scripts are gone is loaded whole, once', async () => {
  const { page, context } = await visit(wide);
  // Asked for by scripts alone: the page listens by then.
  const listening = page.waitForResponse('**/campaigns/**');
  await page.goto('/faq/');
  await listening;
  await mark(page);
  // As on a slow telephone: the script is missed before React has drawn anything of the move. What it
  // draws in later turns it posts to itself.
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/shops.page-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Magasins' }).click();
  await page.waitForURL('**/magasins/');
  await page.getByRole('heading', { level: 1, name: /magasin/i }).waitFor();
  expect(await isSame(page)).toBe(false);
  expect(problems.some((text) => text.includes('Error loading route module'))).toBe(true);
  await page.waitForLoadState('networkidle');
  // The router's own reload, then the page that was asked for: nothing turns in circles.
  expect(documents).toEqual(['/faq/', '/magasins/']);
  await context.close();
});

test('REL-60 a form that was sent while the shop changed leads on to its next page', async () => {
  const { page, context } = await visit();
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.route('**/assets/welcome.page-*.js', (route) => route.abort());
  await press(page, 'Créer mon compte');
  await page.waitForURL('**/mon-compte/bienvenue/');
  await page.getByRole('heading', { level: 1, name: 'Bienvenue Camille' }).waitFor();
  await context.close();
});

test('OPS-07 at most four pages are loaded ahead at once', async () => {
  const { page, context } = await visit(wide);
  const waiting: (() => Promise<void>)[] = [];
  await page.route(/\/produits\/.*\.data/, (route) => {
    waiting.push(() => route.continue());
  });
  // Asked for by scripts alone: the page listens by then.
  const listening = page.waitForResponse('**/campaigns/**');
  await page.goto('/chien/croquettes/');
  await listening;
  // By their addresses: an advertisement may still come between the cards.
  const cards = await page
    .locator('main a[data-preload]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  const preloads = page.locator('link[rel="prefetch"][as="fetch"]');
  const rest = (nth: number) =>
    page.locator(`main a[data-preload][href="${cards[nth]}"]`).first().focus();
  for (let nth = 0; nth < 4; nth += 1) {
    await rest(nth);
    await expect.poll(() => preloads.count()).toBe(nth + 1);
  }
  await expect.poll(() => waiting.length).toBe(4);
  // The fifth and the sixth begin each when one before them has ended, not sooner.
  for (const nth of [4, 5]) {
    await rest(nth);
    await expect.poll(() => preloads.count()).toBe(4);
    expect(waiting.length).toBe(nth);
    await waiting[nth - 4]?.();
    await expect.poll(() => waiting.length).toBe(nth + 1);
    await expect.poll(() => preloads.count()).toBe(4);
  }
  for (const go of waiting.slice(2)) await go();
  await expect.poll(() => preloads.count()).toBe(0);
  await context.close();
});
