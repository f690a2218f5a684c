import { dogEnergy } from './energy.ts';
import { demand, isWeight } from './limits.ts';

/**
 * Daily energy of a puppy of 2 to 12 months, kcal (nutrition §3.1). Klein 2019 is used for rations;
 * the NRC value is returned for comparison with older tables.
 * @throws RangeError.
 */
export function puppyEnergy(weightKg: number, adultWeightKg: number) {
  demand(isWeight(weightKg, 'dog') && adultWeightKg > 0, 'dog weight');
  const p = Math.min(1, weightKg / adultWeightKg);
  return {
    p,
    energyKcal: dogEnergy(254.1 - 135 * p, weightKg),
    nrc2006Kcal: dogEnergy(130, weightKg) * 3.2 * (Math.exp(-0.87 * p) - 0.1),
  };
}
