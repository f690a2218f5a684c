import { expect, test } from 'vitest';
import { publicAddress } from './public-documents.ts';

const address = (path: string) => publicAddress(new URL(path, 'http://localhost'));

test('personal pages have no public document', () => {
  for (const path of [
    '/panier/',
    '/connexion/',
    '/mon-compte/',
    '/commande/abc/',
    '/panier/_.data',
  ])
    expect(address(path)).toBeNull();
});

test('unknown keys and odd values never make another document', () => {
  expect(address('/?utm_source=mail&page=2')).toBe('/');
  expect(address('/page/abonnement/?tri=note')).toBe('/page/abonnement/');
  expect(address('/chien/?utm=1&page=abc&age=ADULT%20')).toBe('/chien/');
  expect(address('/produits/x/?age=adult&note=4')).toBe('/produits/x/?note=4');
});

test('two spellings of one selection are one document', () => {
  expect(address('/chien/?tri=note&age=senior&age=adult')).toBe(
    address('/chien/?age=adult&age=senior&tri=note'),
  );
});
