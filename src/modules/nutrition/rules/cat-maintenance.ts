import type { Activity, Condition } from '../contracts.ts';
import { targetWeight } from './body-condition.ts';
import { catEnergy, restingEnergy } from './energy.ts';
import { demand, isWeight } from './limits.ts';
import type { Maintenance } from './maintenance.ts';

const NEUTERED: Readonly<Record<Activity, number>> = {
  faible: 63.5,
  moderee: 75,
  elevee: 87.5,
  tres_elevee: 100,
};
const INTACT: Readonly<Record<Activity, number>> = {
  faible: 75,
  moderee: 87.5,
  elevee: 100,
  tres_elevee: 100,
};
/** Share of the resting energy that lets an overweight cat lose weight gently (AAHA). */
const GENTLE_LOSS = 0.8;

export type AdultCat = {
  weightKg: number;
  activity: Activity;
  neutered: boolean;
  condition: Condition;
};

/** Daily energy of an adult cat, kcal (nutrition §2.3, §5). @throws RangeError outside validity. */
export function catMaintenance(cat: AdultCat): Maintenance {
  demand(isWeight(cat.weightKg, 'cat'), 'cat weight');
  const target = targetWeight(cat.weightKg, cat.condition);
  if (target === null) return { status: 'vet', reason: 'maigreur', energyKcal: null };
  const lossKcal = GENTLE_LOSS * restingEnergy(target);
  if (cat.condition === 5) {
    return {
      status: 'vet',
      reason: 'obesite',
      energyKcal: null,
      targetWeightKg: target,
      vetInfoKcal: lossKcal,
    };
  }
  if (cat.condition === 4) {
    return { status: 'ok', coefficient: null, targetWeightKg: target, energyKcal: lossKcal };
  }
  const coefficient = catCoefficient(cat.activity, cat.neutered);
  return {
    status: 'ok',
    coefficient,
    targetWeightKg: target,
    energyKcal: catEnergy(coefficient, target),
  };
}

/** kcal per kg^0.67 of a cat by activity. */
export function catCoefficient(activity: Activity, neutered: boolean): number {
  return (neutered ? NEUTERED : INTACT)[activity];
}
