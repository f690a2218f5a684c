import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { soldProducts } from '../support/catalogue.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';
import { ask } from '../support/raw-request.ts';

const { visit } = plainShoppers();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Every public page, one of each kind. */
async function publicPages(): Promise<string[]> {
  const [product] = await soldProducts();
  return [
    '/',
    '/chien/',
    '/chat/',
    '/chien/croquettes/',
    `/produits/${product?.slug}/`,
    '/rechercher/?q=saumon',
    '/magasins/',
    '/rappels-de-produits/',
    '/faq/',
    '/nous-contacter/',
    '/maintenance/',
    '/guide-croquettes/',
    '/guide-croquettes/nouveau/',
    '/panier/',
  ];
}

test('RTE-01 RTE-11 RTE-14 RTE-15 the home page, the cart and both species are there for anybody', async () => {
  for (const [path, words] of [
    ['/', /<h1/],
    ['/panier/', /Votre panier/],
    ['/chien/', /<h1[^>]*>[^<]*[Cc]hien/],
    ['/chat/', /<h1[^>]*>[^<]*[Cc]hat/],
  ] as const) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toMatch(words);
  }
});

test('RTE-13 a sample has a page of its own, and an unknown one is no product', async () => {
  const sample = demoShop.products.find(({ kind }) => kind === 'sample')?.slug;
  const shown = await ask(`/produits/echantillons/${sample}/`);
  expect(shown.status).toBe(200);
  expect(shown.text).toMatch(/[ÉEée]chantillon/);
  expect((await ask('/produits/echantillons/aucun/')).status).toBe(404);
  expect((await ask('/produits/echantillons/')).status).toBe(404);
});

test('RTE-09 the maintenance page says so and that we will be back', async () => {
  const { page, close } = await visit();
  await page.goto('/maintenance/');
  await page.getByText('Cette partie du site est en maintenance').first().waitFor();
  await page
    .getByText(/bientôt|revient|de retour/)
    .first()
    .waitFor();
  await close();
});

test('RTE-58 GRD-21 what matches no page or no content is a 404, invalid parameters included', async () => {
  for (const path of [
    '/page/inconnu/',
    '/x/y/z/',
    '/landing/inconnue/',
    '/magasins/inconnu/',
    '/rappels-de-produits/999/',
    '/produits/inconnu/',
    '/faq/inconnu/xyz/',
    '/page/%F0%9F%90%88/',
    '/produits/%22%3E/',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await ask('/produits/inconnu/')).text).toContain('Page Not Found: /produits/inconnu/');
});

test('GRD-13 a product asked for by its sku leads to its own page, its format kept', async () => {
  const { text } = await ask('/api/v2/shop/products?channelCode=FR_WEB&itemsPerPage=1');
  const { code, slug } = JSON.parse(text)['hydra:member'][0];
  const plain = await ask(`/produits/${code}/`);
  expect([plain.status, plain.headers.location]).toEqual([301, `/produits/${slug}/`]);
  const existing = JSON.parse(
    (await ask(`/api/b2c-products/${slug}?locale=fr&channelCode=FR_WEB`)).text,
  );
  const format = existing.data.attributes.ProductVariants[0].slug;
  const stored = await ask(`/produits/${code}/${format}/`);
  expect(stored.headers.location).toBe(`/produits/${slug}/${format}/`);
});

test('GRD-18 an address that moved leads on, as a document and inside the browser', async () => {
  const direct = await ask('/croquettes-chien/?tri=prix');
  expect([direct.status, direct.headers.location]).toEqual([301, '/chien/croquettes/?tri=prix']);
  const inside = await ask('/croquettes-chien.data');
  expect(inside.text).toContain('/chien/croquettes/');
  expect((await ask('/croquettes-chien')).headers.location).toBe('/croquettes-chien/');
  const { page, close } = await visit();
  await page.goto('/boutiques/');
  await heading(page).waitFor();
  expect(pathOf(page)).toBe('/magasins/');
  await close();
});

test('BIZ-02 RTE-27 GRD-07 every public page is there for visitors and customers, the login for visitors only', async () => {
  const pages = await publicPages();
  const stranger = await visit();
  for (const path of pages) {
    const answer = await stranger.page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await heading(stranger.page).first().waitFor();
  }
  await stranger.page.goto('/connexion/');
  await stranger.page.getByLabel('Votre e-mail').waitFor();
  expect(await stranger.page.getByRole('contentinfo').getByRole('link').count()).toBeLessThan(8);
  await stranger.close();

  const customer = await visit();
  await signUp(customer.page);
  for (const path of pages) {
    const answer = await customer.page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await heading(customer.page).first().waitFor();
  }
  for (const path of ['/connexion/', '/mot-de-passe-oublie/abc/']) {
    await customer.page.goto(path);
    expect(pathOf(customer.page)).not.toBe(path);
  }
  await customer.close();
});

test('BIZ-05 BIZ-18 a product is bought once or on subscription, one piece unless said otherwise', async () => {
  const product = (await soldProducts()).find(({ subscribable }) => subscribable);
  const { page, close } = await visit();
  await page.goto(`/produits/${product?.slug}/`);
  await page
    .getByRole('radio', { name: /abonnement/i })
    .first()
    .waitFor();
  expect(
    await page
      .getByRole('radio', { name: /une seule fois/i })
      .first()
      .isChecked(),
  ).toBe(true);
  await page.getByRole('button', { name: /^Ajouter au panier ·/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Votre panier \(1 article\)/ }).waitFor();
  const modes = page.getByRole('main').getByRole('combobox').first().getByRole('option');
  await expect.poll(() => modes.count()).toBeGreaterThan(5);
  await close();
});
