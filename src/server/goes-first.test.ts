import { expect, test } from 'vitest';
import { goesFirst } from './goes-first.ts';

test.each([
  '/panier/',
  '/panier.data?index',
  '/nl/panier/',
  '/commande/0a1b/',
  '/commande/0a1b/confirmation/',
  '/commande-sans-compte/0a1b/etat/',
  '/payer-ma-livraison/jeton/',
  '/connexion/?suite=%2Fcompte%2F',
  '/connexion/lien/jeton/',
  '/gestion/',
  '/gestion/commandes/?page=2',
  '/gestion/connexion/',
  '/api/v2/admin/orders',
  '/api/v2/shop/orders/0a1b?page=1',
  '/api/v2/shop/orders/0a1b/complete',
  '/api/v2/shop/payment-requests/0a1b',
  '/api/v2/shop/authentication-token/refresh',
  '/api/v2/payment/webhooks/card',
  '/prestataire-paiement/3ds',
  '/healthz',
  '/assets/root.js',
])('R-18 whoever pays, signs in or runs the shop is never turned away: %s', (url) => {
  expect(goesFirst(url)).toBe(true);
});

test.each([
  '/',
  '/faq/',
  '/chien/croquettes/',
  '/panier-garni/',
  '/compte/',
  '/gestionnaire/',
  '/api/v2/shop/orders',
  '/api/v2/shop/products',
  '/api/v2/administration',
])('R-18 a new visitor may be turned away: %s', (url) => {
  expect(goesFirst(url)).toBe(false);
});
