import { expect, test } from 'vitest';
import { figuresOf } from './figures-of.ts';

const constituents = Object.entries({ protein: 36, fat: 16, fibre: 3, ash: 7 }).map(
  ([code, value]) => ({ code, value }),
);
const rationsFor = (lifeStages: string[]) =>
  figuresOf({
    species: 'cat',
    kind: 'kibble',
    lifeStages,
    sizes: [],
    needs: [],
    label: { type: 'complete', constituents, declaredEnergy: null },
  }).rations.map(({ label }) => label);

test('CAT-15 a food of no said age is rationed for adults, one for kittens alone for kittens', () => {
  expect(rationsFor([])).toEqual(rationsFor(['adult']));
  expect(rationsFor(['growth'])).not.toEqual(rationsFor(['adult']));
});
