import { expect, test } from 'vitest';
import { bySuitability } from './by-suitability.ts';

/** A food with its filter values, such as `age adulte`. */
const food = (sku: string, ...found: string[]) => ({
  sku,
  filters: found.map((one) => {
    const [key = '', value = ''] = one.split(' ');
    return { key, value };
  }),
});

test('N-08 what may come instead: other formats, then the same age and needs, then the nearest weight, then the price', () => {
  const own = food('own', 'age chaton', 'besoin digestion', 'proteine poulet');
  const offered = [
    {
      food: food('adult', 'age adulte', 'besoin digestion', 'proteine poulet'),
      grams: 2000,
      cents: 9,
    },
    { food: food('like', 'age chaton', 'besoin digestion'), grams: 400, cents: 900 },
    { food: food('like', 'age chaton', 'besoin digestion'), grams: 1500, cents: 1900 },
    { food: food('half', 'age chaton', 'proteine poulet'), grams: 2000, cents: 1500 },
    { food: food('half', 'age chaton', 'proteine poulet'), grams: 2000, cents: 1200 },
    { food: own, grams: 4000, cents: 3900 },
  ];
  const sorted = offered.toSorted(bySuitability(own, 2000));
  expect(sorted.map((one) => [one.food.sku, one.cents])).toEqual([
    ['own', 3900],
    ['like', 1900],
    ['like', 900],
    ['half', 1200],
    ['half', 1500],
    ['adult', 9],
  ]);
});

test('S-09 instead of a food for every size comes no food for one size before another for every size', () => {
  const own = food('own', 'age adulte', 'proteine poulet');
  const offered = [
    { food: food('small', 'age adulte', 'taille petit', 'proteine poulet'), grams: 4000, cents: 1 },
    { food: food('any', 'age adulte'), grams: 1500, cents: 9 },
  ];
  expect(offered.toSorted(bySuitability(own, 4000)).map((one) => one.food.sku)).toEqual([
    'any',
    'small',
  ]);
});
