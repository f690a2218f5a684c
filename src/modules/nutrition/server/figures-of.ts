import { t } from '#i18n/catalogue.server.ts';
import { number } from '#i18n/numbers.ts';
import { ownValue } from '#kit/own-value.ts';
import type { RationRow } from '#modules/catalog/contracts.ts';
import type { Figures, Recipe } from '#modules/catalog/server/index.ts';
import type { GuideAnimal } from '../contracts.ts';
import { animalEnergy, foodEnergy, mealsPerDay, ration, rationAdvice } from '../rules/index.ts';

/** Adult weights shown in a ration table, in kg. */
const WEIGHTS = { dog: [2, 5, 10, 15, 20, 30, 40, 50], cat: [3, 4, 5, 6] } as const;
/** Sizes of dogs by adult weight in kg: from, below. */
const SIZES: Readonly<Record<string, [number, number]>> = {
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

/**
 * Figures derived from a label: energy from its constituents (nutrition §1), and the ration table
 * printed on the pack of a complete food. `problem` says why there is no energy.
 */
export function figuresOf(recipe: Recipe): Figures {
  const { species, kind, label } = recipe;
  if (label === null || species === 'both') return NOTHING;
  const value = (code: string) =>
    label.constituents.find((one) => one.code === code)?.value ?? null;
  const analysis = {
    protein: value('protein'),
    fat: value('fat'),
    crudeFibre: value('fibre'),
    ash: value('ash'),
    moisture: value('moisture'),
  };
  const energyFrom = (declaredKcalPer100g: number | null) =>
    foodEnergy({ species, type: kind === 'wet' ? 'wet' : 'dry', declaredKcalPer100g, analysis });
  const computed = energyFrom(null);
  const used = energyFrom(label.declaredEnergy);
  const computedEnergy =
    computed.status === 'ok' ? Math.round(computed.kcalPer100g * 10) / 10 : null;
  const energy = label.declaredEnergy ?? computedEnergy;
  return {
    computedEnergy,
    rations: energy === null ? [] : rationTable(recipe, species, energy),
    warnings: used.status === 'ok' ? used.warnings : [],
    problem: computed.status === 'ok' ? null : computed.reason,
  };
}

const NOTHING: Figures = { computedEnergy: null, rations: [], warnings: [], problem: null };

function rationTable(recipe: Recipe, species: 'dog' | 'cat', energy: number): RationRow[] {
  if (recipe.label?.type !== 'complete') return [];
  // A food without a stated age is for adults.
  const only = (age: string) =>
    recipe.lifeStages.length > 0 && recipe.lifeStages.every((stage) => stage === age);
  const isGrowth = only('growth');
  if (isGrowth) return species === 'dog' ? puppies(recipe, energy) : kittens(energy);
  const isSenior = only('senior');
  const ageMonths = isSenior ? SENIOR_MONTHS : ADULT_MONTHS;
  const neutered = recipe.needs.includes('sterilise');
  return weightsFor(recipe, species).flatMap((weightKg) => {
    const label = t('catalog.rations.adult', { weight: number(weightKg) });
    return row({ ...animal(species, weightKg, ageMonths), neutered }, energy, label);
  });
}

function weightsFor({ sizes }: Recipe, species: 'dog' | 'cat'): readonly number[] {
  if (species === 'cat' || sizes.length === 0) return WEIGHTS[species];
  return WEIGHTS.dog.filter((weight) =>
    sizes.some((size) => {
      const [from, below] = ownValue(SIZES, size) ?? [0, 0];
      return weight >= from && weight < below;
    }),
  );
}

function puppies(product: Recipe, kcalPer100g: number): RationRow[] {
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
  const need = animalEnergy(who);
  if (need.status !== 'ok') return [];
  const { grams } = ration(need.energyKcal, kcalPer100g, mealsPerDay(who.ageMonths));
  return [{ weightKg: who.weightKg, ration: grams, unit: 'g', label }];
}
