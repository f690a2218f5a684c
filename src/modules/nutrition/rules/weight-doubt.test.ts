import { expect, test } from 'vitest';
import { breedsOf } from './breeds.ts';
import { growthFraction } from './growth-curve.ts';
import { weightDoubt } from './weight-doubt.ts';

const breeds = [...breedsOf('dog'), ...breedsOf('cat')];
const AGES = [2, 3, 4, 6, 9, 12, 24, 60, 120];

test('S-04 for each breed and age ten times its weight, or a tenth of it, is doubted', () => {
  for (const { id, species, midAdultWeightKg } of breeds)
    for (const sex of ['male', 'female', null] as const)
      for (const ageMonths of AGES) {
        const share = ageMonths > 12 ? 1 : growthFraction(midAdultWeightKg, ageMonths);
        const weighing = (weightKg: number) =>
          weightDoubt({ species, breedId: id, sex, ageMonths, weightKg });
        const usual = midAdultWeightKg * share;
        expect(weighing(usual * 10), `${id}, ${ageMonths} months`).not.toBeNull();
        expect(weighing(usual / 10), `${id}, ${ageMonths} months`).not.toBeNull();
        expect(weighing(usual), `${id}, ${ageMonths} months`).toBeNull();
      }
});

test('S-04 a round adult of its breed is believed', () => {
  for (const { id, species, adultWeightKg } of breeds)
    for (const sex of ['male', 'female'] as const) {
      const weightKg = adultWeightKg[sex].max * 1.45;
      const adult = { species, breedId: id, sex, ageMonths: 48, weightKg };
      expect(weightDoubt(adult), id).toBeNull();
    }
});

test('S-04 nothing is said of an animal of no breed', () => {
  const animal = { species: 'dog', sex: null, ageMonths: 48, weightKg: 46 } as const;
  expect(weightDoubt({ ...animal, breedId: null })).toBeNull();
});
