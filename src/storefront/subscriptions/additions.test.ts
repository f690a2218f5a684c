import { expect, test } from 'vitest';
import { ownFirst, unfedOf } from './additions.ts';

const ulysse = { id: 1, name: 'Ulysse', animalType: 1 };
const mistigri = { id: 2, name: 'Mistigri', animalType: 2 };
const foods = [
  { sku: 'chat', animalType: 2 },
  { sku: 'chien', animalType: 1 },
  { sku: 'tous', animalType: 0 },
];
const skus = (found: readonly { sku: string }[]) => found.map(({ sku }) => sku);

test('SUB-08 food for the animals of the account comes first, and any other stays to be found', () => {
  expect(skus(ownFirst(foods, [ulysse]))).toEqual(['chien', 'tous', 'chat']);
  expect(skus(ownFirst(foods, [ulysse, mistigri]))).toEqual(['chat', 'chien', 'tous']);
  expect(skus(ownFirst(foods, []))).toEqual(['chat', 'chien', 'tous']);
});

test('SUB-08 a menu is proposed for the animals that the subscription does not feed', () => {
  const dogs = { animals: [{ '@id': '/api/v2/shop/animals/1' }] };
  expect(unfedOf([dogs, { animals: [] }], [ulysse, mistigri])).toEqual([mistigri]);
  expect(unfedOf([dogs], [ulysse])).toEqual([]);
});
