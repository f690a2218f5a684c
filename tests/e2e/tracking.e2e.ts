import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';
import { shopData } from '../support/worker-shop.ts';

const { visit } = shoppers();
const SCRIPT = '/_dev/tag-manager/gtm.js';

/** Beside the usual shop, on its data: one that measures. */
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess({
    dataDir: shopData(),
    settings: { ROLE: 'web', GTM_ID: 'GTM-TEST1', GTM_SOURCE: SCRIPT },
  });
});
afterAll(() => shop.stop());

type Entry = Record<string, unknown>;

/** What was pushed so far; null while there is no layer at all. */
const layer = (page: Page): Promise<Entry[] | null> =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: Entry[] };
    return dataLayer ? dataLayer.map((entry) => JSON.parse(JSON.stringify(entry))) : null;
  });
const named = async (page: Page, event: string) =>
  ((await layer(page)) ?? []).filter((entry) => entry.event === event);
const heard = (page: Page, event: string) =>
  expect.poll(async () => (await named(page, event)).length);

const banner = (page: Page) => page.getByRole('region', { name: 'Vos cookies, votre choix' });
const choiceOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'gamelle_choix')?.value;

async function agree(page: Page) {
  await banner(page).waitFor();
  await press(page, 'Tout accepter');
  await banner(page).waitFor({ state: 'detached' });
}

/** How far the banner moved what stood there. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, one) => sum + (one as never as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

test('PRV-02 nothing is loaded before the choice, refusing is one press like accepting, at 390 and at 1440', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // What moves is the banner's doing: a machine without the stand-ins of our fonts would move too.
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await banner(page).waitFor();
    await expectAccessible(page);
    expect(await shiftOf(page), `${width}`).toBeLessThan(0.01);
    const [refuse, accept] = await Promise.all(
      ['Tout refuser', 'Tout accepter'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    // Their columns may differ by a part of a pixel.
    expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
    expect(refuse?.height).toBe(accept?.height);
  }
  await press(page, 'Tout refuser');
  await banner(page).waitFor({ state: 'detached' });
  expect(await choiceOf(page)).toMatch(/^1\.\.\d{4}-\d\d-\d\d\.[\da-f-]{36}$/);
  await page.goto('/chien/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => banner(page).count()).toBe(0);
  expect(await layer(page)).toBeNull();
  expect(requested.filter((url) => url.includes('gtm.js') || !url.startsWith(shop.url))).toEqual(
    [],
  );
  await close();
});

test('L-14 the question about cookies never covers the field that has the focus, and the end of the page is reached', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/nous-contacter/');
    await banner(page).waitFor();
    const top = () => banner(page).evaluate((element) => element.getBoundingClientRect().top);
    for (const field of await page.getByRole('main').locator('input, select, textarea').all()) {
      if (!(await field.isVisible())) continue;
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      const own = await field.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(own, `${width}`).toBeLessThanOrEqual(await top());
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link').last();
    expect(
      await last.evaluate((element) => element.getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(await top());
  }
  await close();
});

test('PRV-02 « Gérer mes cookies » shows each purpose, keeps one, and takes it back', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  await page.goto('/faq/');
  await banner(page).waitFor();
  await press(page, 'Choisir un par un');
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  await dialog.waitFor();
  await expectAccessible(page);
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await banner(page).waitFor();
  await page.getByRole('contentinfo').getByText('Vos droits').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
  await dialog.getByLabel('Mesure d’audience').check();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await heard(page, 'page_view_gtm').toBe(1);
  expect(await choiceOf(page)).toMatch(/^1\.measure\./);
  const consent = ((await layer(page)) ?? [])[0] as Record<string, unknown>;
  expect(consent['2']).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
  await expect.poll(() => dialog.getByLabel('Mesure d’audience').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect.poll(() => layer(page)).toBeNull();
  expect(await choiceOf(page)).toMatch(/^1\.\./);
  await close();
});

test('TRK-01 TRK-05 TRK-09 TRK-14 TRK-17 pages are told by name, the first after init; the cart tells what is added and taken out', async () => {
  const { page, close } = await visit({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/chien/croquettes/?utm_source=lettre&jeton=secret');
  await agree(page);
  await heard(page, 'page_view_gtm').toBe(1);
  const events = ((await layer(page)) ?? []).map(({ event }) => event).filter(Boolean);
  expect(events.slice(0, 3)).toEqual(['init_gtm', 'gtm.js', 'page_view_gtm']);
  const [init] = await named(page, 'init_gtm');
  expect(init).toMatchObject({
    site_entity: 'store',
    country_version: 'FR',
    store_code: 'fr',
    page_template: 'category',
    category_1: 'chien',
    category_2: 'croquettes',
    category_3: null,
    user_data: { location: 'FR' },
    connection_state: 'Non-connected',
    client_type: 'Guest',
  });
  expect(init?.page_location).toBe(`${shop.url}/chien/croquettes/?utm_source=lettre`);
  await heard(page, 'view_item_list_gtm').toBe(1);
  const card = page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 });
  const name = await card.first().innerText();
  await card.first().getByRole('link').click();
  // The address comes a little before the page, and shelves have buttons of that name too.
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await heard(page, 'page_view_gtm').toBe(2);
  await heard(page, 'select_item_gtm').toBe(1);
  await heard(page, 'view_item_gtm').toBe(1);
  await press(page, /^Ajouter au panier ·/);
  await heard(page, 'add_to_cart_gtm').toBe(1);
  const [added] = await named(page, 'add_to_cart_gtm');
  expect(added?.ecommerce).toMatchObject({
    currency: 'EUR',
    items: [{ item_brand: 'Premium Direct', quantity: 1, purchase_mode: 'one_off' }],
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Panier/ })
    .click();
  await page.waitForURL('**/panier/');
  await heard(page, 'view_cart_gtm').toBe(1);
  await page
    .getByRole('button', { name: /^(Supprimer|Retirer)/ })
    .first()
    .click();
  await heard(page, 'remove_from_cart_gtm').toBe(1);
  await page.goto('/webView/demo/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await layer(page)).toBeNull();
  await close();
});

test('NAV-17 an error is a view of the page « Error page », with its status', async () => {
  const { page, context } = await visit({ baseURL: shop.url });
  await page.goto('/faq/');
  await agree(page);
  // What looks like a bot gets no error page (NAV-19).
  await page.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 Firefox/140.0' });
  await page.goto('/produits/nexiste-pas/');
  await page.getByRole('heading', { name: 'Page non trouvée' }).waitFor();
  await heard(page, 'page_view_gtm').toBe(1);
  const [view] = await named(page, 'page_view_gtm');
  expect(view).toMatchObject({ view_name: 'Error page', error_status: 404 });
  await context.close();
});

test('AUT-18 TRK-15 TRK-16 signing up and out are told, the logout as a login event too', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  await page.goto('/connexion/');
  await agree(page);
  await heard(page, 'page_view_gtm').toBe(1);
  expect((await named(page, 'page_view_gtm'))[0]).toMatchObject({
    view_name: 'login',
    page_template: 'account-login',
    funnel: 'account',
  });
  await page.getByLabel('Votre e-mail').fill(freshEmail());
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await page.getByRole('heading', { level: 1, name: 'Bienvenue Camille' }).waitFor();
  await heard(page, 'sign_up_gtm').toBe(1);
  expect((await named(page, 'page_view_gtm')).at(-1)).toMatchObject({
    connection_state: 'Connected',
    client_type: 'New client',
  });
  await page.goto('/mon-compte/');
  await press(page, 'Se déconnecter');
  await page.waitForSelector('body.anonymous');
  await heard(page, 'login_gtm').toBe(1);
  await heard(page, 'logout_gtm').toBe(1);
  await close();
});

test('TRK-04 a script that fails is asked for again with the next page', async () => {
  const { page, context } = await visit({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
  });
  let requested = 0;
  await page.route(`**${SCRIPT}*`, (route) => {
    requested += 1;
    return requested === 1 ? route.abort() : route.continue();
  });
  await page.goto('/faq/');
  await agree(page);
  await expect.poll(() => requested).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Magasins' }).click();
  await page.waitForURL('**/magasins/');
  await expect.poll(() => page.evaluate(() => '__heard' in window)).toBe(true);
  expect(requested).toBe(2);
  await context.close();
});

test('I18-14 the Belgian site says so, and what is left in the form of the newsletter', async () => {
  const { page, close } = await visit({ baseURL: shop.url.replace('localhost', 'be.localhost') });
  await page.goto('/faq/');
  await agree(page);
  await heard(page, 'init_gtm').toBe(1);
  expect((await named(page, 'init_gtm'))[0]).toMatchObject({
    country_version: 'BE',
    store_code: 'be',
  });
  const band = page.getByRole('region', { name: 'Une lettre par mois au plus' });
  await band.getByLabel('E-mail pour la lettre').fill(freshEmail());
  await band.getByRole('button', { name: 'S’inscrire' }).click();
  await page.getByText('Plus qu’un clic').waitFor();
  await heard(page, 'generate_lead_gtm').toBe(1);
  expect((await named(page, 'generate_lead_gtm'))[0]).toMatchObject({ lead_source: 'newsletter' });
  await close();
});
