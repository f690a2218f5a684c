import type { Sex, Species } from '../contracts.ts';
import { findBreed, usualAdultWeight } from './breeds.ts';
import { adultWeightFromAge } from './growth-curve.ts';
import { isGrowing } from './life-stage.ts';
import { WEANED_AT_MONTHS } from './vet.ts';

const GENERIC_CAT_KG: Readonly<Record<Sex | 'unknown', number>> = {
  male: 5,
  female: 4,
  unknown: 4.5,
};

export type Growing = {
  species: Species;
  breedId: string | null;
  sex: Sex | null;
  weightKg: number;
  ageMonths: number;
  /** Entered by the shopper, kg. */
  adultWeightKg: number | null;
};

/** Expected adult weight in kg: entered by the shopper, else that of the breed, else from the growth curve. */
export function expectedAdultWeight(animal: Growing): number {
  if (animal.adultWeightKg !== null) return animal.adultWeightKg;
  if (!isGrowing(animal.species, animal.ageMonths)) return animal.weightKg;
  const breed = findBreed(animal.species, animal.breedId);
  if (breed !== null) return usualAdultWeight(breed, animal.sex);
  if (animal.species === 'cat') return GENERIC_CAT_KG[animal.sex ?? 'unknown'];
  return adultWeightFromAge(animal.weightKg, Math.max(WEANED_AT_MONTHS, animal.ageMonths));
}
