import { expect, test } from 'vitest';
import type { Condition, RecommendableFood } from '#modules/nutrition/contracts.ts';
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
            const pet = { species, ageMonths, adultWeightKg, neutered, condition };
            const found = recommend(
              foods,
              { ...pet, breedId: null, activity: 'moderee', features: [] },
              'dry',
              MOST_KIBBLES,
            );
            if (found.status !== 'ok') missing.push(JSON.stringify(pet));
          }
    expect(missing).toEqual([]);
  },
);
