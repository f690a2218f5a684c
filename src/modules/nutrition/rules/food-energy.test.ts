import { expect, test } from 'vitest';
import { type Analysis, foodEnergy, metabolisableEnergy } from './food-energy.ts';

const label: Analysis = { protein: 26, fat: 15, crudeFibre: 2.5, ash: 7, moisture: 9 };
const kibble = {
  species: 'dog',
  type: 'dry',
  declaredKcalPer100g: null,
  analysis: label,
} as const;

test('a declared energy is used and checked', () => {
  const found = foodEnergy({ ...kibble, declaredKcalPer100g: 385 });
  expect(found).toEqual({ status: 'ok', kcalPer100g: 385, source: 'declared', warnings: [] });
  const odd = foodEnergy({ ...kibble, declaredKcalPer100g: 450 });
  expect(odd).toMatchObject({ kcalPer100g: 450, warnings: ['declared_differs'] });
});

test('a kibble that leaves its moisture out is taken at 9 %; a tin has no answer', () => {
  const analysis = { ...label, moisture: null };
  expect(foodEnergy({ ...kibble, analysis })).toMatchObject({
    source: 'computed',
    kcalPer100g: expect.closeTo(379.2085, 4),
  });
  expect(foodEnergy({ ...kibble, type: 'wet', analysis })).toEqual({
    status: 'none',
    reason: 'incomplete',
  });
});

test('a fibre-rich dog food is marked for measurement', () => {
  const analysis = { ...label, crudeFibre: 8 };
  expect(foodEnergy({ ...kibble, analysis })).toMatchObject({ warnings: ['fibre_underestimated'] });
});

test.each<Analysis>([
  { ...label, moisture: 100 },
  { ...label, protein: 80 },
  { ...label, fat: -1 },
  { ...label, ash: Number.NaN },
])('an impossible label has no energy: %j', (analysis) => {
  expect(metabolisableEnergy('dog', analysis)).toEqual({ status: 'none', reason: 'impossible' });
});
