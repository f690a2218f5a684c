import type { Sex, Species } from '../contracts.ts';
import { findBreed } from './breeds.ts';
import { growthFraction } from './growth-curve.ts';
import { isGrowing } from './life-stage.ts';
import { WEANED_AT_MONTHS } from './vet.ts';

export interface WeighedAnimal {
  species: Species;
  breedId: string | null;
  sex: Sex | null;
  ageMonths: number;
  weightKg: number;
}

/** Limits beyond the fattest and thinnest adults of a breed, as shares of its usual range. */
const FAR_ABOVE = 1.5;
const FAR_BELOW = 0.6;
/** Growth varies more than adult weight: a puppy may be ahead of the growth curve or behind it. */
const AHEAD_OF_CURVE = 1.5;
const BEHIND_CURVE = 0.5;

/**
 * Usual adult weights of the breed, kg, if the weight of an animal is so far from them that the
 * shopper has to confirm it before a ration is given (`4,6` entered as `46`); null for a plausible
 * weight and for an unknown breed.
 */
export function weightDoubt(animal: WeighedAnimal): { minKg: number; maxKg: number } | null {
  const breed = findBreed(animal.species, animal.breedId);
  if (breed === null) return null;
  const { male, female } = breed.adultWeightKg;
  const minKg = animal.sex ? breed.adultWeightKg[animal.sex].min : Math.min(male.min, female.min);
  const maxKg = animal.sex ? breed.adultWeightKg[animal.sex].max : Math.max(male.max, female.max);
  const { least, most } = shares(animal, (minKg + maxKg) / 2);
  const isLikely = animal.weightKg >= minKg * least && animal.weightKg <= maxKg * most;
  return isLikely ? null : { minKg, maxKg };
}

/** The curve of dogs is used for kittens too, because only the plausibility of a weight is checked. */
function shares({ species, ageMonths }: WeighedAnimal, adultKg: number) {
  if (!isGrowing(species, ageMonths)) return { least: FAR_BELOW, most: FAR_ABOVE };
  const reached = growthFraction(adultKg, Math.max(WEANED_AT_MONTHS, ageMonths));
  return {
    // No lower limit before weaning: such an animal is referred to a vet anyway.
    least: ageMonths < WEANED_AT_MONTHS ? 0 : FAR_BELOW * BEHIND_CURVE * reached,
    most: FAR_ABOVE * Math.min(1, AHEAD_OF_CURVE * reached),
  };
}
