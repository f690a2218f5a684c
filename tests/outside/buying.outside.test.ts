import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { BAG, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

const CAMPAIGN = 'utm_source=catalogue&gclid=1';

test.each([
  ['a product by its number', '/produits/PR000201/'],
  ['an address that moved', '/croquettes-chien/'],
  ['a page without its slash', '/chien/croquettes'],
  ['a code of the letter', '/panier/?code=BIENVENUE5'],
  ['a cart link', '/panier/?variantId=10020102'],
])('B-13 GRD-13 GRD-18 %s keeps the keys of a campaign', async (_, path) => {
  const { ask, url } = outsideClient();
  const answer = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}${CAMPAIGN}`);
  expect([301, 302, 307, 308]).toContain(answer.status);
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', url);
  expect(pathname).not.toBe('');
  expect([searchParams.get('utm_source'), searchParams.get('gclid')]).toEqual(['catalogue', '1']);
});

test('B-13 a redirect that was kept for one visitor gives nothing of them to the next', async () => {
  const { ask } = outsideClient();
  await ask('GET', '/produits/PR000202/?utm_source=a');
  const next = await ask('GET', '/produits/PR000202/');
  expect(next.headers.get('location')).not.toContain('utm_source');
});

test.each(['/robots.txt/', '/sitemap.xml/'])('B-27 %s leads to the file', async (path) => {
  const { ask } = outsideClient();
  const answer = await ask('GET', path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path.slice(0, -1));
});

/** The page a cart link ends on, with the cookies it gave. */
async function followCartLink(query: string): Promise<string> {
  const { ask } = outsideClient();
  const link = await ask('GET', `/panier/?${query}`);
  const cookie = link.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const page = await ask('GET', link.headers.get('location') ?? '', { headers: { cookie } });
  return (await page.text()).replaceAll('\u00a0', ' ');
}

test('B-20 CRT-17 a cart link with too large a quantity says so', async () => {
  const said = 'La quantité demandée par le lien dépasse ce que nous pouvons fournir';
  expect(await followCartLink('variantId=10020102&quantity=100000')).toContain(said);
  expect(await followCartLink('variantId=10020102&quantity=2')).not.toContain(said);
});

test('B-11 a cart that no carrier takes is stopped where it can be changed', async () => {
  const page = await followCartLink('variantId=10020104&quantity=12');
  expect(page).toContain('Ce panier est trop lourd pour partir en une fois');
  expect(page).not.toMatch(/href="\/commande\//);
  expect(page).not.toContain('Livraison estimée');
});

test('DEL-09 a cart says what its delivery costs and when it comes, before anything is asked', async () => {
  const page = await followCartLink('variantId=10020102&quantity=2');
  expect(page).toMatch(/Livraison (estimée : [\d,]+ €|offerte), (entre le )?\p{L}+ \d/u);
});

test('B-21 NAV-21 a page rendered for somebody signed in says so without scripts', async () => {
  const { ask, url } = outsideClient();
  const form = {
    intent: 'registration',
    email: `outside-${crypto.randomUUID()}@exemple.fr`,
    firstName: 'Camille',
    lastName: 'Durand',
    password: 'quatre chiens heureux',
  };
  const registered = await ask('POST', '/connexion/', {
    body: new URLSearchParams(form),
    headers: { origin: url },
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const own = await (await ask('GET', '/mon-compte/', { headers: { cookie } })).text();
  expect(own).toContain('<body class="logged-in"');
  const stranger = await (await ask('GET', '/panier/')).text();
  expect(stranger).toContain('<body class="anonymous"');
});

test('a line is taken off and put back without scripts', async () => {
  const { page, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}&quantity=2`);
  await press(page, /^Retirer/);
  await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
  await press(page, /^Remettre/);
  await page.getByRole('heading', { name: 'Votre panier (2 articles)' }).waitFor();
  await close();
});

test('PRI-01 PRI-03 a line says its price per kilogram, and a subscription crosses nothing out', async () => {
  const { page, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}`);
  const line = page.getByRole('main').getByRole('listitem').first();
  await line.getByText(/\d+,\d\d\u00a0€\/kg/).waitFor();
  const before = await line.getByText(/€\/kg/).innerText();
  await page.getByLabel('Fréquence').selectOption('42');
  await press(page, 'Mettre à jour');
  await expect.poll(() => line.getByText(/€\/kg/).innerText()).not.toBe(before);
  await expect.poll(() => line.locator('s').count()).toBe(0);
  await close();
});
