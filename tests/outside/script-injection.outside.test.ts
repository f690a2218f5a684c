import { expect, test } from 'vitest';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

/** Would run in a page that shows it as markup, in an attribute or between tags. */
const SCRIPT = '"><img src=x onerror=alert(1)>';

test('reflected script: an address that carries markup shows it as text, or not at all', async () => {
  const { page } = await visit();
  const odd = encodeURIComponent(SCRIPT);
  for (const path of [
    `/rechercher/?q=${odd}`,
    `/faq/${odd}/`,
    `/faq/?q=${odd}`,
    `/magasins/?q=${odd}`,
    `/connexion/?social_error=${odd}`,
    `/connexion/?token=${odd}&redirect=${odd}`,
    `/nous-contacter/?commande=${odd}&produit=${odd}`,
    `/produits/${odd}/`,
    `/chien/?tri=${odd}&page=${odd}`,
    `/mot-de-passe-oublie/${odd}/`,
    `/connexion/verification/${odd}/`,
    `/commande/${odd}/`,
    `/${odd}/`,
  ]) {
    // Some of them are no page at all: what is refused needs no heading.
    await page.goto(path);
    expect(await page.locator('img[src="x"], [onerror]').count(), path).toBe(0);
    expect(await page.content(), path).not.toContain('<img src=x');
  }
});
