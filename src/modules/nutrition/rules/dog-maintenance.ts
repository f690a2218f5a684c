import type { Activity, Condition } from '../contracts.ts';
import { targetWeight } from './body-condition.ts';
import { energyException } from './breeds.ts';
import { dogEnergy, restingEnergy } from './energy.ts';
import { demand, isAge, isWeight } from './limits.ts';
import type { Maintenance } from './maintenance.ts';

/** FEDIAF VII-6 and VII-7 combined: kcal per kg^0.75 by age row, then by activity. */
const COEFFICIENTS = {
  young: { faible: 112, moderee: 130, elevee: 148, tres_elevee: 175 },
  adult: { faible: 95, moderee: 110, elevee: 125, tres_elevee: 150 },
  senior: { faible: 82, moderee: 95, elevee: 108, tres_elevee: 130 },
} as const satisfies Record<string, Record<Activity, number>>;

const NEUTERED = 0.9;
const SENIOR_OF_A_BREED = 95 / 110;
const LOWEST_PUBLISHED = 80;
const OBESE_PRONE = 90;

export type AdultDog = {
  weightKg: number;
  /** Strictly above 12: a dog of exactly 12 months is still a puppy (GDE-11). */
  ageMonths: number;
  activity: Activity;
  neutered: boolean;
  breedId: string | null;
  condition: Condition;
};

/** Daily energy of an adult dog, kcal (nutrition §2.2, §5). @throws RangeError outside validity. */
export function dogMaintenance(dog: AdultDog): Maintenance {
  demand(isWeight(dog.weightKg, 'dog'), 'dog weight');
  demand(isAge(dog.ageMonths), 'age');
  const target = targetWeight(dog.weightKg, dog.condition);
  if (target === null) return { status: 'vet', reason: 'maigreur', energyKcal: null };
  if (dog.condition === 5) {
    return {
      status: 'vet',
      reason: 'obesite',
      energyKcal: null,
      targetWeightKg: target,
      vetInfoKcal: restingEnergy(target),
    };
  }
  const usual = dogCoefficient(dog);
  const coefficient = dog.condition === 4 ? Math.min(usual, OBESE_PRONE) : usual;
  return {
    status: 'ok',
    coefficient,
    targetWeightKg: target,
    energyKcal: dogEnergy(coefficient, target),
  };
}

function dogCoefficient({ ageMonths, activity, neutered, breedId }: AdultDog): number {
  const ageRow = ageMonths >= 96 ? 'senior' : ageMonths >= 36 ? 'adult' : 'young';
  const ofBreed = energyException(breedId);
  const ofTable = COEFFICIENTS[ageRow][activity];
  const base = ofBreed === null ? ofTable : ofBreed * (ageRow === 'senior' ? SENIOR_OF_A_BREED : 1);
  return Math.max(LOWEST_PUBLISHED, neutered ? base * NEUTERED : base);
}
