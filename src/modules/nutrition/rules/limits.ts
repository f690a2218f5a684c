import type { Species } from '../contracts.ts';

const HEAVIEST: Readonly<Record<Species, number>> = { dog: 100, cat: 13 };
const OLDEST_MONTHS = 360;
const FOOD_ENERGY = { least: 30, most: 600 };

/** 0 < dog < 100 kg; 0 < cat ≤ 13 kg: no equation is valid outside. */
export function isWeight(weightKg: number, species: Species): boolean {
  const most = HEAVIEST[species];
  return weightKg > 0 && (species === 'cat' ? weightKg <= most : weightKg < most);
}

/** 0 to 360 months. */
export function isAge(ageMonths: number): boolean {
  return ageMonths >= 0 && ageMonths <= OLDEST_MONTHS;
}

/** kcal per 100 g as fed that a real food can have. */
export function isFoodEnergy(kcalPer100g: number | null): kcalPer100g is number {
  return (
    kcalPer100g !== null && kcalPer100g >= FOOD_ENERGY.least && kcalPer100g <= FOOD_ENERGY.most
  );
}

/** @throws RangeError: the caller passed a value its form should have refused. */
export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new RangeError(`${what} is outside what the nutrition rules answer for`);
}
