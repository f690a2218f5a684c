import { expect, test } from 'vitest';
import { RoutePatterns } from './route-patterns.ts';

const patterns = new RoutePatterns([
  '/',
  '/commande/:token/',
  '/commande/retour/:hash/',
  'produits/:product/:format?/',
  '/api/v2/shop/orders/:token{[a-z]+}/items',
  '/assets/*',
]);

test.each([
  ['/', '/'],
  ['/commande/hQ7_geheim/', '/commande/:token'],
  ['/commande/retour/3f2a/', '/commande/retour/:hash'],
  ['/commande/hQ7_geheim.data', '/commande/:token'],
  ['/commande/hQ7_geheim/_.data', '/commande/:token'],
  ['/produits/croquettes/', '/produits/:product'],
  ['/produits/croquettes/4-kg/', '/produits/:product/:format'],
  ['/api/v2/shop/orders/abc/items', '/api/v2/shop/orders/:token/items'],
  ['/assets/app.js', '/assets/*'],
  ['/mot-inconnu/abc', '/*'],
  ['/commande/a/b/c/', '/*'],
  ['/constructor', '/*'],
  ['', '/'],
])('R-09 a log names %s as %s', (path, pattern) => {
  expect(patterns.of(path)).toBe(pattern);
});
