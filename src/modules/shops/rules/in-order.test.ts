import { expect, test } from 'vitest';
import { inOrder, nearestShops } from './index.ts';

const shop = (name: string, city: string, country: string) => ({
  name,
  address: { street: '1 rue du Test', street2: null, postcode: '75014', city, country },
});

test('L-17 shops of one town stand together, those of one’s own country first', () => {
  const shops = [
    shop('Gamelle Alésia', 'Paris', 'FR'),
    shop('Gamelle Croix-Rousse', 'Lyon', 'FR'),
    shop('Gamelle Sablon', 'Bruxelles', 'BE'),
    shop('Gamelle Batignolles', 'Paris', 'FR'),
    shop('Gamelle Écully', 'Écully', 'FR'),
  ];
  const names = (home: string) => inOrder(shops, home).map(({ name }) => name.slice(8));
  expect(names('FR')).toEqual(['Écully', 'Croix-Rousse', 'Alésia', 'Batignolles', 'Sablon']);
  expect(names('BE')[0]).toBe('Sablon');
});

test('LOC-01 around a place the nearest shops come, those that stopped serving only when there are no others', () => {
  const at = (name: string, lat: number, closed: boolean) => ({
    name,
    closed,
    position: { lat, lng: 2 },
  });
  const shops = [
    at('far', 45, false),
    at('near', 48.1, false),
    at('shut', 48.01, true),
    at('at 47', 47, false),
    at('at 46.8', 46.8, false),
    at('at 46.6', 46.6, false),
    at('at 46.4', 46.4, false),
  ];
  const names = (all: typeof shops) =>
    nearestShops(all, { lat: 48, lng: 2 }).map(({ name }) => name);
  expect(names(shops)).toEqual(['near', 'at 47', 'at 46.8', 'at 46.6', 'at 46.4', 'far']);
  expect(names(shops.slice(0, 3))).toEqual(['shut', 'near', 'far']);
});
