import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();
const SCRIPT = '**/_dev/recaptcha/api.js*';

/** Beside the usual shop, on its data: one whose forms are protected. */
let shop: ShopProcess;
beforeAll(async () => {
  const port = await freePort();
  const standin = `http://localhost:${port}/_dev/recaptcha`;
  shop = await startShopProcess({
    dataDir: shopData(),
    port,
    settings: {
      ROLE: 'web',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_SCRIPT_URL: `${standin}/api.js`,
      RECAPTCHA_VERIFY_URL: `${standin}/siteverify`,
    },
  });
});
afterAll(() => shop.stop());

async function lookUp(page: Page, email: string) {
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
}

async function register(page: Page, email: string) {
  await lookUp(page, email);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await page.waitForURL('**/mon-compte/bienvenue/');
}

test('AUT-07 protected forms bring their tokens: looking up, registering, signing in', async () => {
  const email = freshEmail();
  const first = await visit({ baseURL: shop.url });
  await first.page.goto('/connexion/');
  await expect.poll(() => first.page.locator('script[recaptcha-v3-script]').count()).toBe(0);
  await register(first.page, email);
  await first.close();
  const { page, close } = await visit({ baseURL: shop.url });
  await page.goto('/connexion/');
  await lookUp(page, email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux mot de passe');
  await press(page, 'Se connecter');
  await page.getByText('Votre mot de passe est incorrect.').waitFor();
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/');
  await close();
});

test('AUT-29 a script that does not load is told, and the next press loads it again', async () => {
  const { page, context } = await visit({ baseURL: shop.url });
  await page.goto('/connexion/');
  await page.route(SCRIPT, (route) => route.abort());
  await lookUp(page, freshEmail());
  await page.getByText('La protection contre les robots n’a pas pu se charger.').waitFor();
  await page.unroute(SCRIPT);
  await press(page, 'Continuer');
  await page.getByRole('heading', { name: 'Bienvenue chez Gamelle' }).waitFor();
  // The failed request is on purpose: it is not asked to be absent.
  await context.close();
});
