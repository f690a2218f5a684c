import { t } from '#i18n/catalogue.server.ts';
import { number } from '#i18n/numbers.ts';
import type { RationRow } from '#modules/catalog/contracts.ts';
import type { GuideAnimal } from '#modules/nutrition/contracts.ts';
import {
  mealsPerDay,
  metabolisableEnergy,
  petEnergy,
  ration,
  rationAdvice,
} from '#modules/nutrition/rules/index.ts';
import type * as seed from '../../seeds/types.ts';

/** Adult weights a table shows, in kg. */
const WEIGHTS = { dog: [2, 5, 10, 15, 20, 30, 40, 50], cat: [3, 4, 5, 6] } as const;
/** Sizes of dogs by adult weight in kg: from, below. */
const SIZES: Readonly<Record<seed.DogSize, [number, number]>> = {
  petit: [0, 10],
  moyen: [10, 25],
  grand: [25, 45],
  geant: [45, 100],
};
const ADULT_MONTHS = 36;
const SENIOR_MONTHS = 120;
const PUPPY_MONTHS = [3, 6, 9] as const;
/** Usual weights of growing cats: months, kg. */
const KITTENS = [
  [3, 1.5],
  [6, 2.8],
  [9, 3.4],
] as const;
/** A label may leave out a moisture of 14 % or less. */
const DRY_MOISTURE = 9;

/** kcal per 100 g as fed from the label; null when a constituent is missing. */
export function computedEnergy({ species, kind, food }: seed.Product): number | null {
  if (!food || species === 'both') return null;
  const value = (code: seed.ConstituentCode) =>
    food.analyticalConstituents.find((one) => one.code === code)?.value ?? null;
  const found = metabolisableEnergy(species, {
    protein: value('protein'),
    fat: value('fat'),
    crudeFibre: value('fibre'),
    ash: value('ash'),
    moisture: value('moisture') ?? (kind === 'wet' ? null : DRY_MOISTURE),
  });
  return found.status === 'ok' ? Math.round(found.me * 10) / 10 : null;
}

/** Grams a day as printed on the pack of a complete food; empty for what is not a meal. */
export function rationTable(product: seed.Product): RationRow[] {
  const { food, species } = product;
  const energy = food?.declaredEnergy ?? computedEnergy(product);
  if (food?.type !== 'complete' || species === 'both' || energy === null) return [];
  const isGrowth = product.lifeStages.every((stage) => stage === 'growth');
  if (isGrowth) return species === 'dog' ? puppies(product, energy) : kittens(energy);
  const isSenior = product.lifeStages.every((stage) => stage === 'senior');
  const ageMonths = isSenior ? SENIOR_MONTHS : ADULT_MONTHS;
  const neutered = product.needs.includes('sterilise');
  return weightsFor(product, species).flatMap((weightKg) => {
    const label = t('catalog.rations.adult', { weight: number(weightKg) });
    return row({ ...animal(species, weightKg, ageMonths), neutered }, energy, label);
  });
}

function weightsFor({ sizes }: seed.Product, species: 'dog' | 'cat'): readonly number[] {
  if (species === 'cat' || sizes.length === 0) return WEIGHTS[species];
  return WEIGHTS.dog.filter((weight) =>
    sizes.some((size) => weight >= SIZES[size][0] && weight < SIZES[size][1]),
  );
}

function puppies(product: seed.Product, kcalPer100g: number): RationRow[] {
  const food = { species: 'dog' as const, kcalPer100g, lifeStages: ['growth' as const] };
  return weightsFor(product, 'dog').flatMap((weightKg) =>
    PUPPY_MONTHS.flatMap((months) => {
      const advice = rationAdvice(food, weightKg, months);
      if (advice.status !== 'ok') return [];
      const label = t('catalog.rations.puppy', { months, weight: number(weightKg) });
      return [{ weightKg, ration: advice.rationGrams, unit: 'g' as const, label }];
    }),
  );
}

function kittens(energy: number): RationRow[] {
  return KITTENS.flatMap(([months, weightKg]) => {
    const label = t('catalog.rations.kitten', { months, weight: number(weightKg) });
    return row(animal('cat', weightKg, months), energy, label);
  });
}

const animal = (species: 'dog' | 'cat', weightKg: number, ageMonths: number): GuideAnimal => ({
  species,
  weightKg,
  ageMonths,
  breedId: null,
  sex: null,
  neutered: false,
  activity: 'moderee',
  condition: 3,
  features: [],
  adultWeightKg: null,
});

function row(who: GuideAnimal, kcalPer100g: number, label: string): RationRow[] {
  const need = petEnergy(who);
  if (need.status !== 'ok') return [];
  const { grams } = ration(need.energyKcal, kcalPer100g, mealsPerDay(who.ageMonths));
  return [{ weightKg: who.weightKg, ration: grams, unit: 'g', label }];
}
