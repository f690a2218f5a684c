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

/** Beyond the fattest and the thinnest adults of a breed (shares of its usual range). */
const FAR_ABOVE = 1.5;
const FAR_BELOW = 0.6;
/** Growth differs more than adult weight: a puppy may be ahead of the curve, or behind it. */
const AHEAD_OF_CURVE = 1.5;
const BEHIND_CURVE = 0.5;

/**
 * The usual adult weights of its breed, kg, when the weight of an animal is so far from them that
 * somebody should be asked before it is fed by it (`4,6` typed as `46`); null for a likely weight
 * and for an animal of no breed we know.
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

/** The curve of dogs serves for kittens too: it is only asked whether a weight can be one. */
function shares({ species, ageMonths }: WeighedAnimal, adultKg: number) {
  if (!isGrowing(species, ageMonths)) return { least: FAR_BELOW, most: FAR_ABOVE };
  const reached = growthFraction(adultKg, Math.max(WEANED_AT_MONTHS, ageMonths));
  return {
    // Before it is weaned an animal may weigh next to nothing; a vet answers for it.
    least: ageMonths < WEANED_AT_MONTHS ? 0 : FAR_BELOW * BEHIND_CURVE * reached,
    most: FAR_ABOVE * Math.min(1, AHEAD_OF_CURVE * reached),
  };
}
