import { expect, test } from 'vitest';
import { inOrder } from './index.ts';

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
