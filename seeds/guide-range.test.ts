import { expect, test } from 'vitest';
import type {
  Activity,
  Condition,
  RecommendableFood,
  Species,
} from '#modules/nutrition/contracts.ts';
import { foodEnergy, MOST_KIBBLES, recommend } from '#modules/nutrition/rules/index.ts';
import { demoShop } from './index.ts';
import type { Product } from './types.ts';

/** A food as the guides read it, with the energy they compute. */
function recommendable({ sku, species, kind, food, guide }: Product): RecommendableFood[] {
  if (!food || !guide || species === 'both' || (kind !== 'kibble' && kind !== 'wet')) return [];
  const share = (code: string) =>
    food.analyticalConstituents.find((one) => one.code === code)?.value ?? null;
  const type = kind === 'kibble' ? 'dry' : 'wet';
  const energy = foodEnergy({
    species,
    type,
    declaredKcalPer100g: food.declaredEnergy,
    analysis: {
      protein: share('protein'),
      fat: share('fat'),
      crudeFibre: share('fibre'),
      ash: share('ash'),
      moisture: share('moisture'),
    },
  });
  if (energy.status !== 'ok') return [];
  return [
    {
      ...guide,
      sku,
      type,
      species,
      kcalPer100g: energy.kcalPer100g,
      complete: food.type === 'complete',
      available: true,
    },
  ];
}

const foods = demoShop.products.filter(({ status }) => status === 'sold').flatMap(recommendable);
/** One weight of each size class. */
const ADULT_WEIGHTS = { dog: [3, 7, 18, 32, 58], cat: [3.5, 4.5, 6.5] } as const;
/** Months: growing, young, adult, old. */
const AGES = [2, 6, 11, 13, 20, 48, 120, 180] as const;
const FED_CONDITIONS: readonly Condition[] = [2, 3, 4];

test.each(['dog', 'cat'] as const)(
  'S-15 for each %s of any stage, size and condition the shop may feed there is a kibble',
  (species) => {
    const missing: string[] = [];
    for (const adultWeightKg of ADULT_WEIGHTS[species])
      for (const ageMonths of AGES)
        for (const condition of FED_CONDITIONS)
          for (const neutered of [true, false]) {
            const animal = { species, ageMonths, adultWeightKg, neutered, condition };
            const found = recommend(
              foods,
              { ...animal, breedId: null, activity: 'moderee', features: [] },
              'dry',
              MOST_KIBBLES,
            );
            if (found.status !== 'ok') missing.push(JSON.stringify(animal));
          }
    expect(missing).toEqual([]);
  },
);

const ACTIVITIES: readonly Activity[] = ['faible', 'moderee', 'elevee', 'tres_elevee'];
const EVERY_MONTH = Array.from({ length: 240 }, (_, index) => index + 2);

/** Profiles for which nothing of a kind is to be had, as a list to read. */
function lacking(
  species: Species,
  kind: 'dry' | 'wet',
  months: readonly number[],
  activities: readonly Activity[],
): string[] {
  return ADULT_WEIGHTS[species].flatMap((adultWeightKg) =>
    months.flatMap((ageMonths) =>
      FED_CONDITIONS.flatMap((condition) =>
        [true, false].flatMap((neutered) =>
          activities.flatMap((activity) => {
            const animal = { species, ageMonths, adultWeightKg, neutered, condition, activity };
            const found = recommend(
              foods,
              { ...animal, breedId: null, features: [] },
              kind,
              MOST_KIBBLES,
            );
            return found.status === 'ok' ? [] : [JSON.stringify(animal)];
          }),
        ),
      ),
    ),
  );
}

test.each(['dog', 'cat'] as const)(
  'S-15 GDE-22 no %s of any month, sterilised or not, overweight or not, is without a kibble',
  (species) => expect(lacking(species, 'dry', EVERY_MONTH, ['moderee'])).toEqual([]),
);

test.each(['dog', 'cat'] as const)(
  'S-15 GDE-22 however much a %s moves there is a kibble for it',
  (species) => expect(lacking(species, 'dry', AGES, ACTIVITIES)).toEqual([]),
);

test('S-15 GDE-03 there is wet food for the menu of each cat', () =>
  expect(lacking('cat', 'wet', EVERY_MONTH, ['moderee'])).toEqual([]));

test.each(['dog', 'cat'] as const)(
  'S-15 an overweight adult %s is offered a light recipe or one below 390 kcal first, sterilised or not',
  (species) => {
    for (const adultWeightKg of ADULT_WEIGHTS[species])
      for (const neutered of [true, false])
        for (const ageMonths of [30, 48, 120, 180]) {
          const animal = { species, ageMonths, adultWeightKg, neutered, condition: 4 as const };
          const found = recommend(
            foods,
            { ...animal, breedId: null, activity: 'moderee', features: [] },
            'dry',
            MOST_KIBBLES,
          );
          const first = foods.find(({ sku }) => sku === found.proposals[0]?.sku);
          expect(first?.light || (first?.kcalPer100g ?? 999) <= 390, JSON.stringify(animal)).toBe(
            true,
          );
        }
  },
);
