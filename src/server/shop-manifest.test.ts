import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { isShopPage } from '#pages/shop-page.ts';
import { shopManifest, shopManifestOf } from './shop-manifest.ts';

test('pages of the shop carry every route but those of the team', () => {
  const entry = { imports: ['/assets/react.js'] };
  const imports = ['/assets/react.js', '/assets/lines.js'];
  const routes = {
    root: { path: '' },
    office: { parentId: 'root' },
    'office-home': { path: 'gestion/', index: true },
    'office-orders': { path: 'gestion/commandes/' },
    'storefront/cart.page': {
      id: 'storefront/cart.page',
      path: 'panier/',
      hasLoader: true,
      hasClientLoader: false,
      imports,
    },
    'storefront/gestion': { path: 'gestionnaire/', imports: ['/assets/a.js', '/assets/lines.js'] },
    'storefront/link': { path: 'newsletter/confirmation/:token/' },
    'storefront/file': { path: 'mon-compte/mes-commandes/:order/documents/:number/' },
    'storefront/suggestions': { path: 'rechercher/suggestions/' },
  };
  const whole = `window.__reactRouterManifest=${JSON.stringify({ entry, routes, version: 'x' })};`;
  const script = shopManifest(whole);
  expect(script).not.toContain('"id"');
  const shown = runInNewContext(`const window = {};${script};window.__reactRouterManifest`);
  expect(Object.keys(shown.routes)).toEqual(['root', 'storefront/cart.page', 'storefront/gestion']);
  expect(shown.routes['storefront/cart.page']).toEqual({
    id: 'storefront/cart.page',
    path: 'panier/',
    hasLoader: true,
    imports: ['/assets/lines.js'],
  });
  // The commonest first: beginnings that are equal weigh nothing.
  expect(shown.routes['storefront/gestion'].imports).toEqual(['/assets/lines.js', '/assets/a.js']);
  expect(shown.entry).toEqual(entry);
  expect(shown.version).toBe('x');
  expect(shopManifestOf('/assets/manifest-96cd1517.js')).toBe('/assets/shop-manifest-96cd1517.js');
  for (const path of [
    '/gestion/',
    '/_dev/ui/',
    '/newsletter/confirmation/abc/',
    '/alerte-stock/fin/x/',
    '/robots.txt',
    '/un-jour/poulet-et-riz/',
    '/parrainage/abc/',
    '/mon-compte/mes-commandes/G1/documents/FA-1/',
    '/fiche-veterinaire/abc/',
    '/connexion/verification/abc/',
    '/mot-de-passe-oublie/abc/',
  ])
    expect(isShopPage(path.slice(1)), path).toBe(false);
  for (const path of [
    '/',
    '/newsletter/',
    '/alerte-stock/',
    '/gestionnaire/',
    '/renoncer-au-contrat/',
  ])
    expect(isShopPage(path.slice(1)), path).toBe(true);
  expect(() => shopManifest('something else')).toThrow('as it was');
});
