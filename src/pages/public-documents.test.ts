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

test('R-27 a part of a page is another document only when the page exists and its data are asked for', () => {
  const ids = new Set(['root', 'storefront/category.page']);
  const requested = (path: string) => publicAddress(new URL(path, 'http://localhost'), ids);
  const part = '/chien/_.data?_routes=storefront%2Fcategory.page';
  expect(requested('/chien/_.data?_routes=storefront/category.page&_routes=x')).toBe(part);
  for (const value of ['anything', 'root,storefront/category.page', 'constructor', ''])
    expect(requested(`/chien/_.data?_routes=${value}`)).toBe('/chien/_.data');
  expect(requested('/chien/?_routes=root')).toBe('/chien/');
});

test('a query key that every object has is unknown too', () => {
  for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    for (const path of ['/', '/chien/', `/${key}/`]) expect(address(`${path}?${key}=1`)).toBe(path);
});

test('a personal page stays personal however its address is spelled', () => {
  for (const path of ['/Panier/', '/%70anier/', '/MON-COMPTE/', '/mon%2Dcompte/x/', '/WebView/'])
    expect(address(path)).toBeNull();
  expect(address('/%E0%A4%A/')).toBe('/%E0%A4%A/');
});

test('a path of several slashes names no other host, and makes no other document', () => {
  expect(address('http://localhost//pirate.example/')).toBe('/pirate.example/');
  expect(address('http://localhost///chien/')).toBe('/chien/');
  expect(address('http://localhost//panier/')).toBeNull();
});

test('two spellings of one selection are one document', () => {
  expect(address('/chien/?tri=note&age=senior&age=adult')).toBe(
    address('/chien/?age=adult&age=senior&tri=note'),
  );
});
