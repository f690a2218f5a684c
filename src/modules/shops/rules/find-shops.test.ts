import { expect, test } from 'vitest';
import { findShops, kilometresBetween } from './index.ts';

const shop = (name: string, postcode: string, city: string) => ({
  name,
  address: { street: '1 rue des Exemples', street2: null, postcode, city, country: 'FR' },
});
const shops = [
  shop('Gamelle Batignolles', '75017', 'Paris'),
  shop('Gamelle Saint-Maur', '94100', 'Saint-Maur-des-Fossés'),
  shop('Gamelle Évreux', '27000', 'Évreux'),
];
const names = (query: string) => findShops(shops, query).shops.map(({ name }) => name.slice(8));

test.each([
  ['', ['Batignolles', 'Saint-Maur', 'Évreux']],
  ['paris', ['Batignolles']],
  ['saint maur', ['Saint-Maur']],
  ['EVREUX', ['Évreux']],
  ['evrex', ['Évreux']],
  ['94100', ['Saint-Maur']],
  ['75', ['Batignolles']],
  ['F-94100', ['Saint-Maur']],
  ['fr 94100', ['Saint-Maur']],
  ['Lyon', []],
] as const)('LOC-01 “%s” finds %j', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

test('LOC-01 a postcode without a shop shows those of its area, and says so', () => {
  expect(findShops(shops, '75002')).toMatchObject({
    nearby: true,
    shops: [{ name: shops[0]?.name }],
  });
  expect(findShops(shops, '13001')).toEqual({ nearby: false, shops: [] });
});

test('Paris and Brussels are 264 km apart', () => {
  const paris = { lat: 48.8566, lng: 2.3522 };
  const brussels = { lat: 50.8503, lng: 4.3517 };
  expect(kilometresBetween(paris, brussels)).toBeCloseTo(264, 0);
  expect(kilometresBetween(paris, paris)).toBe(0);
});
