import type { Condition, Species } from '../contracts.ts';
import { isGrowing } from './life-stage.ts';
import { needsVet } from './pathologies.ts';
import { WEANED_AT_MONTHS } from './vet.ts';

/** Why no bi-nutrition menu is given; texts under `nutrition.menu.errors` (GDE-15 to GDE-21). */
export type MenuError =
  | 'generic'
  | 'dog'
  | 'dog-kibbles'
  | 'pathology'
  | 'overweight'
  | 'kitten'
  | 'adult';

export type MenuCheck = {
  species: Species;
  kibbleSpecies: Species;
  kibbleStage: 'growth' | 'adult' | 'all';
  ageMonths: number;
  weightKg: number;
  /** Heaviest usual adult of its breed and sex, kg. */
  breedMaxKg: number;
  condition: Condition;
  pathologies: readonly string[];
  /** True when data for the check was not available; see `ServiceError`. */
  technicalFailure?: boolean;
  /** False when no serving fits in half of the day's energy (`mixedMenu` → overweight). */
  servingFits?: boolean;
};

const FAR_ABOVE_ITS_BREED = 1.3;

/** The first error that applies; null for a cat that can have a menu (nutrition §8.6). */
export function checkMenu(menu: MenuCheck): MenuError | null {
  if (menu.technicalFailure) return 'generic';
  if (menu.species === 'dog') return 'dog';
  if (menu.kibbleSpecies === 'dog') return 'dog-kibbles';
  if (isForTheVet(menu)) return 'pathology';
  if (isTooHeavy(menu)) return 'overweight';
  const kitten = isGrowing('cat', menu.ageMonths);
  if (kitten && menu.kibbleStage === 'adult') return 'kitten';
  if (!kitten && menu.kibbleStage === 'growth') return 'adult';
  return null;
}

function isForTheVet({ pathologies, condition, ageMonths }: MenuCheck): boolean {
  return pathologies.some(needsVet) || condition === 1 || ageMonths < WEANED_AT_MONTHS;
}

function isTooHeavy({ condition, weightKg, breedMaxKg, servingFits }: MenuCheck): boolean {
  return condition === 5 || weightKg > FAR_ABOVE_ITS_BREED * breedMaxKg || servingFits === false;
}
