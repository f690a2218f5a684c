import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { answerDiet, answerProfile, answerShape, heading } from '../support/journeys/guide.ts';
import { outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

/** A day of this browser's cat, and what the guide proposed to it. */
async function answerGuide(page: Page) {
  await page.goto('/guide-croquettes/?espece=chat&prenom=Isis');
  await answerProfile(page, 'Bengal');
  await heading(page, 'La silhouette d’Isis');
  await answerShape(page, '4.6', 'Idéale');
  await answerDiet(page);
  await heading(page, 'Le menu d’Isis');
  const cost = await page
    .getByText(/par jour, livraison comprise$/)
    .first()
    .innerText();
  const link = page.getByRole('link', { name: 'Voir la recette et ses autres formats' });
  return { cost, product: (await link.getAttribute('href')) ?? '' };
}

const dayOf = (product: string) => product.replace('/produits/', '/un-jour/');

test('N-21 without scripts: from the product to the questions, then a day costs what the guide said', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const { cost, product } = await answerGuide(page);
  await page.goto(product);
  // The document is the same for everybody: it asks, and leads to the page that answers.
  await page.getByText('Combien par jour pour votre animal ?').waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('Isis');
  await page.getByRole('link', { name: 'Calculer pour mon animal' }).click();
  expect(new URL(page.url()).pathname).toBe(dayOf(product));
  await page.getByRole('heading', { name: 'Pour Isis' }).waitFor();
  await page.getByText(/^\d+\sg par jour\.$/).waitFor();
  const table = await page.getByRole('table').innerText();
  expect(table).toContain(cost.split(' par jour')[0]);
  await close();
});

test('N-21 a visitor of whom nothing is known is asked, and one with a cat is told that a dog’s food is for dogs', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const forDogs = (await soldProducts()).find(({ slug }) => /chien/.test(slug));
  await page.goto('/chien/croquettes/');
  const first = page.getByRole('main').locator('a[href^="/produits/"]').first();
  const product = (await first.getAttribute('href')) ?? `/produits/${forDogs?.slug}/`;
  await page.goto(dayOf(product));
  await page.getByRole('link', { name: 'Répondre aux questions' }).waitFor();
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).waitFor();
  await answerGuide(page);
  await page.goto(dayOf(product));
  await page.getByText('Cette recette est faite pour les chiens.').waitFor();
  await close();
});

test('N-21 odd animals and foods nobody lives on are answered without a word of anybody', async () => {
  const { ask } = outsideClient();
  expect((await ask('GET', '/un-jour/rien-de-tel/')).status).toBe(404);
  const listing = await (await ask('GET', '/chat/croquettes/')).text();
  const slug = /\/produits\/([\w-]+)\//.exec(listing)?.[1] ?? '';
  for (const animal of ['1', '-1', 'nouveau', '999999999999999', "'"]) {
    const response = await ask('GET', `/un-jour/${slug}/?animal=${animal}`);
    expect(response.status, animal).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('Répondre aux questions');
    expect(html).toContain('noindex');
  }
  const treats = await (await ask('GET', '/chien/friandises/')).text();
  const treat = /\/produits\/([\w-]+)\//.exec(treats)?.[1] ?? '';
  expect((await ask('GET', `/un-jour/${treat}/`)).status).toBe(404);
});
