import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { soldProducts } from '../support/catalogue.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

/** A campaign service that answers every page view with this, and notes what it is told. */
async function service(page: Page, answer: object) {
  const reported: { path: string; body: Record<string, unknown> }[] = [];
  await page.route('**/campaigns/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const body = request.postDataJSON();
    reported.push({ path: pathname, body });
    if (pathname.includes('/report/')) return route.fulfill({ status: 204 });
    return route.fulfill({ json: body.event === 'page_view' ? answer : {} });
  });
  return reported;
}
const popup = (type: string | undefined, popup_configuration: object = {}) => ({
  popup: { campaign: 'mot', configurations: { popup_type: type, popup_configuration } },
});
/** As the choice of the visitor is kept; asking for it is what tracking.e2e.ts plays. */
const agree = (page: Page) =>
  page
    .context()
    .addCookies([
      { name: 'gamelle_choix', value: '1.measure.2026-11-21', url: new URL(page.url()).origin },
    ]);
const leaveByTheTop = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: 2 })));

test('CMP-02 CMP-03 who is about to leave is offered 5 euros against an address, once, and not over the form of a withdrawal', async () => {
  const { page, close } = await visit();
  await page.clock.install();
  const reported = await service(page, popup(undefined));
  await page.goto('/renoncer-au-contrat/');
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  await page.clock.runFor(11_000);
  await leaveByTheTop(page);
  await page.clock.runFor(2000);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/chien/');
  await expect.poll(() => reported.length).toBeGreaterThan(1);
  await page.clock.runFor(11_000);
  const dialog = page.getByRole('dialog', { name: '5 € pour goûter' });
  // What the service answers is heard a little after it was asked: they leave until it is.
  const isOffered = async () => {
    await leaveByTheTop(page);
    await page.clock.runFor(1000);
    return dialog.isVisible();
  };
  await expect.poll(isOffered).toBe(true);
  await expectAccessible(page);
  await dialog.getByLabel('E-mail pour la lettre').fill(freshEmail());
  await dialog.getByRole('button', { name: 'Recevoir mes 5 €' }).click();
  await dialog.getByRole('status').waitFor();
  await dialog.getByRole('button', { name: 'Non merci' }).click();
  await page.goto('/chat/');
  await expect.poll(() => reported.length).toBeGreaterThan(2);
  await page.clock.runFor(11_000);
  await leaveByTheTop(page);
  await page.clock.runFor(2000);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await close();
});

test('CMP-04 I18-09 I18-10 the wall of countries asks, and sends nobody away by itself', async () => {
  const { page, close } = await visit();
  await service(page, popup('country_wall'));
  await page.goto('/chien/');
  const wall = page.getByRole('dialog', { name: 'Où habite votre animal ?' });
  await wall.waitFor();
  await expect
    .poll(() => wall.getByRole('listitem').allInnerTexts())
    .toEqual(['France', 'Belgique', 'Pays-Bas', 'Allemagne', 'Italie']);
  await expect
    .poll(() => wall.getByRole('link', { name: 'Belgique' }).getAttribute('href'))
    .toContain('be.');
  await expectAccessible(page);
  await wall.getByRole('button', { name: 'Allemagne' }).click();
  await wall.getByText('Allemagne : nous n’y livrons pas encore.').waitFor();
  await press(page, 'Rester sur ce site');
  await wall.waitFor({ state: 'detached' });
  await close();
});

test('CMP-05 I18-11 the wall of languages', async () => {
  const { page, close } = await visit();
  await service(page, popup('language_switcher_wall'));
  await page.goto('/chien/');
  const wall = page.getByRole('dialog', { name: 'Dans quelle langue ?' });
  await wall.getByRole('button', { name: 'Nederlands' }).click();
  await wall.getByText('pas encore ouverte').waitFor();
  await press(page, 'Français');
  await wall.waitFor({ state: 'detached' });
  await close();
});

test('CMP-06 CMP-11 CMP-14 a text in a dialog and a banner, both of one answer', async () => {
  const { page, close } = await visit();
  await service(page, {
    ...popup('markdown', { title: 'Bonjour', html: '<p>Un <strong>mot</strong>.</p>' }),
    top_header: { campaign: 'noel', configurations: { message: 'Noël', html: '<p>Noël</p>' } },
    confetti: { campaign: 'fete', configurations: {} },
  });
  await page.goto('/chien/');
  const dialog = page.getByRole('dialog', { name: 'Bonjour' });
  await dialog.getByText('mot').waitFor();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('complementary', { name: 'Annonce' }).getByText('Noël').waitFor();
  await expectAccessible(page);
  await close();
});

test('CMP-07 CMP-08 CMP-09 the shop’s own service shows an advertisement on a shelf and on a product', async () => {
  const { page, close } = await visit();
  await page.goto('/chat/');
  await page.getByRole('complementary', { name: 'Combien de croquettes' }).waitFor();
  await expectAccessible(page);
  const [product] = await soldProducts();
  await page.goto(`/produits/${product?.slug}/`);
  await page.getByRole('complementary', { name: 'Livré avant que le sac soit vide' }).waitFor();
  await close();
});

test('CMP-12 CMP-18 TRK-10 TRK-11 TRK-12 what the service is told, and what it is not', async () => {
  const { page, close } = await visit();
  await page.addInitScript(() => {
    document.addEventListener('gamelle:page-view-done', () => {
      document.documentElement.dataset.done = String(
        Number(document.documentElement.dataset.done ?? 0) + 1,
      );
    });
  });
  const reported = await service(page, {});
  await page.goto('/chien/croquettes/?tri=note&utm_source=lettre');
  await page.locator('html[data-done="1"]').waitFor();
  expect(reported.map(({ path, body }) => [path, body.event])).toEqual([
    ['/campaigns/', 'page_view'],
  ]);
  expect(reported[0]?.body).toMatchObject({
    app_name: 'store-fr',
    page_template: 'category',
    page_path: '/chien/croquettes/',
    page_query: 'tri=note',
    category_1: 'chien',
    country_version: 'FR',
  });
  // Before a yes nothing of theirs is told (PRV-05).
  expect(reported[0]?.body).not.toHaveProperty('utm');
  expect(reported[0]?.body).not.toHaveProperty('abtests');
  await agree(page);
  await page.goto('/chien/croquettes/?utm_source=lettre');
  await page.locator('html[data-done="1"]').waitFor();
  expect(reported.at(-1)?.body).toMatchObject({
    utm: { source: 'lettre', medium: null },
    abtests: {},
    consent: true,
  });
  await close();
});

test('CMP-13 CMP-16 CMP-17 CMP-20 CMP-21 TRK-13 after a yes shows are reported once, and segments stay', async () => {
  const { page, close } = await visit();
  const reported = await service(page, {
    abtest: { campaign: 'hero', configurations: { name: 'hero', segment: 'b' } },
    top_header: { campaign: 'noel', configurations: { message: 'Noël', html: '<p>Noël</p>' } },
  });
  await page.goto('/chien/');
  await page.getByText('Noël').waitFor();
  expect(reported.filter(({ path }) => path.includes('report'))).toEqual([]);
  await agree(page);
  await page.goto('/chat/');
  await expect
    .poll(() => reported.filter(({ path }) => path.includes('report')))
    .toEqual([{ path: '/campaigns/report/noel', body: { app_name: 'store-fr' } }]);
  expect(reported.at(-2)?.body).toMatchObject({ abtests: { hero: 'b' } });
  await close();
});
