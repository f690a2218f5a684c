import { expect, test } from 'vitest';
import { toInvite } from './invitation.ts';

const food = (sku: string, species: 'dog' | 'cat' | 'both' = 'dog') => ({
  sku,
  species,
  isFood: true,
});
const bowl = { sku: 'BOWL', species: 'both', isFood: false } as const;
const nothing = {
  returned: new Set<string>(),
  recalled: new Set<string>(),
  settled: new Set<string>(),
  mourned: [],
};
const skus = (...given: Parameters<typeof toInvite>) => toInvite(...given).map(({ sku }) => sku);

test('N-09 what went back, was called back or was asked about before is not asked about', () => {
  const all = [food('A'), food('B'), food('C'), food('D')];
  expect(
    skus(all, {
      ...nothing,
      returned: new Set(['A']),
      recalled: new Set(['B']),
      settled: new Set(['C']),
    }),
  ).toEqual(['D']);
});

test('N-09 nobody is asked how an animal that died liked its food', () => {
  const all = [food('DOG'), food('CAT', 'cat'), food('ALL', 'both'), bowl];
  expect(skus(all, { ...nothing, mourned: ['dog'] })).toEqual(['CAT', 'BOWL']);
  // A death recorded without a species: any food may have been for that animal.
  expect(skus(all, { ...nothing, mourned: [null] })).toEqual(['BOWL']);
  expect(skus(all, nothing)).toHaveLength(4);
});
