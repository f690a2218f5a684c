import type { LifeStage, Species } from '../contracts.ts';

const LARGE_DOG_KG = 25;
const GIANT_DOG_KG = 45;

/** Whether the growth equation applies: a dog up to and including 12 months, a cat before 12 (GDE-11). */
export function isGrowing(species: Species, ageMonths: number): boolean {
  return species === 'dog' ? ageMonths <= 12 : ageMonths < 12;
}

/** Life stage of the food to choose; large breeds stay on growth food longer than the growth equation applies. */
export function productLifeStage(
  species: Species,
  ageMonths: number,
  adultWeightKg: number,
): LifeStage {
  const growing =
    species === 'cat' ? isGrowing('cat', ageMonths) : ageMonths <= lastGrowthMonth(adultWeightKg);
  return growing ? 'growth' : 'adult';
}

function lastGrowthMonth(adultWeightKg: number): number {
  if (adultWeightKg >= GIANT_DOG_KG) return 24;
  return adultWeightKg >= LARGE_DOG_KG ? 15 : 12;
}

/** Old enough to prefer a senior food: large and giant dogs age sooner. */
export function prefersSeniorFood(
  species: Species,
  ageMonths: number,
  adultWeightKg: number,
): boolean {
  if (species === 'dog' && adultWeightKg >= GIANT_DOG_KG) return ageMonths >= 60;
  if (species === 'dog' && adultWeightKg >= LARGE_DOG_KG) return ageMonths >= 72;
  return ageMonths >= 84;
}
