import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

/** A Saturday in Paris at ten past eleven, and the Monday after, at night. */
const SATURDAY = '2026-11-21T10:10:00Z';

const NIGHT = '2026-11-23T02:00:00Z';

test('LOC-03 LOC-04 LOC-05 a shop shows its seven days, the present one, and its special days', async () => {
  const { page, close } = await visit();
  await page.clock.setFixedTime(SATURDAY);
  await page.goto('/magasins/rouen/');
  await page.getByText('Ouvert jusqu’à 19:00').waitFor();
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(8);
  await expect
    .poll(() => page.getByRole('row', { name: /aujourd’hui/ }).innerText())
    .toMatch(/^Samedi/);
  const special = page.getByRole('listitem').filter({ hasText: 'Dimanche de décembre' });
  await expect
    .poll(() => special.first().innerText())
    .toMatch(/13\sdécembre\n.*ouvert 10:00–18:00/);
  await expect.poll(() => page.getByText('Noël : fermé').isVisible()).toBe(true);
  await page.clock.setFixedTime('2026-12-25T10:10:00Z');
  await page.reload();
  await page.getByText(/^Fermé, ouvre demain à 10:00/).waitFor();
  await close();
});

test('LOC-01 what is open now and what is near is worked out in the browser', async () => {
  const { page, context, close } = await visit();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 49.44, longitude: 1.1 });
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/magasins/');
  const cards = page.getByRole('main').locator('[data-card]');
  const all = await cards.count();
  await press(page, 'Autour de moi');
  await page
    .getByText(/^à\s\d+\sm$/)
    .first()
    .waitFor();
  await expect.poll(() => cards.first().innerText()).toMatch(/^Gamelle Rouen/);
  await press(page, 'Ouvert maintenant');
  await page.getByText('Aucun de ces magasins n’est ouvert en ce moment.').waitFor();
  await press(page, 'Voir aussi les magasins fermés');
  await expect.poll(() => cards.count()).toBe(all);
  await close();
});

test('LOC-02 LOC-07 the same shops in a list or on a map, by keyboard too', async () => {
  const { page, close } = await visit();
  await page.goto('/magasins/');
  const cards = page.getByRole('main').locator('[data-card]');
  const all = await cards.count();
  await press(page, 'Carte');
  const map = page.getByRole('region', { name: 'Carte des magasins' });
  const groups = map.getByRole('button', { name: /lieux proches/ });
  await groups.first().waitFor();
  const numbers = await groups.allInnerTexts();
  const alone = await map.getByRole('button', { name: /^Gamelle / }).count();
  expect(numbers.reduce((sum, text) => sum + Number(text), alone)).toBe(all);
  await expect.poll(() => cards.filter({ visible: true }).count()).toBe(0);
  await expectAccessible(page);
  await page.goto('/magasins/?q=Rouen');
  await press(page, 'Carte');
  await map.getByRole('button', { name: /^Gamelle Rouen/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Gamelle Rouen', exact: true }).waitFor();
  await press(page, 'Liste');
  await page.getByText('1 magasin pour « Rouen »').waitFor();
  await close();
});

test('L-17 LOC-02 LOC-07 beside the list at 1440 stands the map, with streets where a map service is; what is pressed on it stands out in the list', async () => {
  const { page, context, close } = await visit({ viewport: { width: 1440, height: 900 } });
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/58BAAMBAQDJ/IYvAAAAAElFTkSuQmCC',
    'base64',
  );
  await context.route('/map-tiles/**', (route) =>
    route.request().url().endsWith('source.json')
      ? route.fulfill({
          json: { tiles: '/map-tiles/{z}/{x}/{y}', from: 10, to: 17, credit: '© IGN' },
        })
      : route.fulfill({ body: tile, contentType: 'image/png' }),
  );
  await page.goto('/magasins/?q=Vernon');
  // No shop there: the nearest, by distance from the town.
  await page.getByText('Aucun magasin pour « Vernon ». Voici les plus proches.').waitFor();
  const cards = page.getByRole('main').locator('[data-card]').filter({ visible: true });
  const away = (await cards.getByText(/^à\s[\d,]+\skm$/).allInnerTexts()).map((text) =>
    Number(text.replace(',', '.').replace(/[^\d.]/g, '')),
  );
  expect(away).toHaveLength(6);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  const map = page.getByRole('region', { name: 'Carte des magasins' });
  const pin = map.getByRole('button', { name: /^Gamelle Rouen/ });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() =>
      cards
        .filter({ hasText: 'Gamelle Rouen' })
        .evaluate((card) => getComputedStyle(card).outlineStyle),
    )
    .toBe('solid');
  await page.goto('/magasins/?q=Rouen');
  await map.getByText('© IGN').waitFor();
  await map.locator('img.leaflet-tile-loaded').first().waitFor();
  await expectAccessible(page);
  await close();
});

test('LOC-01 LOC-07 a refused position is said, and the list stays; a map that cannot be loaded says so, and the list is there', async () => {
  const { page, context } = await visit();
  await page.goto('/magasins/');
  await page.getByRole('heading', { level: 1, name: 'Nos magasins' }).waitFor();
  await press(page, 'Autour de moi');
  await page.getByText(/^Votre position n’est pas disponible/).waitFor();
  await expect
    .poll(() => page.getByRole('main').locator('[data-card]').count())
    .toBeGreaterThan(50);
  await context.route(/draw-map|base-map/, (route) => route.abort());
  await press(page, 'Carte');
  await page.getByText(/^La carte ne peut pas être affichée/).waitFor();
  await press(page, 'Liste');
  await page.getByRole('link', { name: 'Gamelle Rouen', exact: true }).waitFor();
  await context.close();
});
