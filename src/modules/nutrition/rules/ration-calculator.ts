import type { Activity, LifeStage, Species } from '../contracts.ts';
import { dogMaintenance } from './dog-maintenance.ts';
import { growthFraction } from './growth-curve.ts';
import { productLifeStage } from './life-stage.ts';
import { isAge, isFoodEnergy, isWeight } from './limits.ts';
import { puppyEnergy } from './puppy-energy.ts';
import { mealsPerDay, ration } from './ration.ts';
import { WEANED_AT_MONTHS } from './vet.ts';

export type CalculatorFood = {
  species: Species;
  kcalPer100g: number | null;
  lifeStages: readonly LifeStage[];
};

export type RationAdvice =
  | {
      status: 'ok';
      lifeStage: 'chiot' | 'adulte' | 'senior';
      energyKcal: number;
      rationGrams: number;
      rationMinGrams: number;
      rationMaxGrams: number;
      meals: number;
      mealGrams: number[];
      /** For a puppy: share of the adult weight reached, and the resulting current weight in kg. */
      growthFraction: number | null;
      currentWeightKg: number | null;
    }
  | { status: 'vet'; reason: 'trop_jeune' }
  /** The page then refers to customer service (GDE-13). */
  | { status: 'none' };

const LAST_PUPPY_MONTH = 12;
const SENIOR_MONTH = 96;
const PUPPY_MARGIN = 0.1;

/** Activity and neutering of an adult; they do not affect a puppy's ration. */
export interface CalculatorLife {
  activity: Activity;
  neutered: boolean;
}

const USUAL_LIFE: CalculatorLife = { activity: 'moderee', neutered: false };

/**
 * The ration calculator of dogs (GDE-09), for product page and API. `weight` in kg is the expected
 * adult weight up to 12 months, the current weight above (GDE-11, GDE-12); null for a food of
 * unknown energy.
 */
export function rationAdvice(
  food: CalculatorFood | null,
  weight: number,
  month: number,
  life: CalculatorLife = USUAL_LIFE,
): RationAdvice {
  if (food === null || food.species !== 'dog' || !isFoodEnergy(food.kcalPer100g)) {
    return { status: 'none' };
  }
  if (!isWeight(weight, 'dog') || !isAge(month)) return { status: 'none' };
  if (month < WEANED_AT_MONTHS) return { status: 'vet', reason: 'trop_jeune' };
  if (!isForAge('dog', food.lifeStages, weight, month)) return { status: 'none' };

  const found = month <= LAST_PUPPY_MONTH ? puppy(weight, month) : adult(weight, month, life);
  const meals = mealsPerDay(month);
  const gramsFor = (kcal: number) => ration(kcal, food.kcalPer100g as number, meals);
  const usual = gramsFor(found.energyKcal);
  // Under half a gram a day the ration rounds to zero and would be useless.
  if (usual.grams === 0) return { status: 'none' };
  const { minKcal, maxKcal, ...answer } = found;
  return {
    ...answer,
    status: 'ok',
    rationGrams: usual.grams,
    rationMinGrams: gramsFor(minKcal).grams,
    rationMaxGrams: gramsFor(maxKcal).grams,
    meals,
    mealGrams: usual.mealGrams,
  };
}

/**
 * Whether a food of these stages suits an age in months, with `weight` the adult weight in kg: an
 * adult dog of a large breed may still eat growth food; a puppy never eats adult food.
 */
export function isForAge(
  species: Species,
  stages: readonly LifeStage[],
  weight: number,
  month: number,
): boolean {
  if (stages.includes(productLifeStage(species, month, weight))) return true;
  return species === 'dog' && month > LAST_PUPPY_MONTH && stages.includes('adult');
}

function puppy(adultWeightKg: number, month: number) {
  const fraction = growthFraction(adultWeightKg, month);
  const currentWeightKg = fraction * adultWeightKg;
  const { energyKcal } = puppyEnergy(currentWeightKg, adultWeightKg);
  return {
    lifeStage: 'chiot' as const,
    growthFraction: fraction,
    currentWeightKg,
    energyKcal,
    minKcal: energyKcal * (1 - PUPPY_MARGIN),
    maxKcal: energyKcal * (1 + PUPPY_MARGIN),
  };
}

function adult(weightKg: number, month: number, { activity, neutered }: CalculatorLife) {
  const energyKcal = adultKcal(weightKg, month, activity, neutered);
  return {
    lifeStage: month >= SENIOR_MONTH ? ('senior' as const) : ('adulte' as const),
    growthFraction: null,
    currentWeightKg: null,
    energyKcal,
    minKcal: adultKcal(weightKg, month, 'faible', neutered),
    maxKcal: Math.max(energyKcal, adultKcal(weightKg, month, 'elevee', neutered)),
  };
}

function adultKcal(
  weightKg: number,
  ageMonths: number,
  activity: Activity,
  neutered: boolean,
): number {
  const dog = { weightKg, ageMonths, activity, neutered, breedId: null };
  const found = dogMaintenance({ ...dog, condition: 3 });
  if (found.status === 'vet') throw new RangeError('an ideal dog needs no vet');
  return found.energyKcal;
}
