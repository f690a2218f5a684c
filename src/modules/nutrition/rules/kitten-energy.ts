import type { Activity } from '../contracts.ts';
import { catCoefficient } from './cat-maintenance.ts';
import { catEnergy } from './energy.ts';
import { demand, isWeight } from './limits.ts';

export type Kitten = {
  weightKg: number;
  ageMonths: number;
  adultWeightKg: number;
  activity: Activity;
  neutered: boolean;
};

/**
 * Daily energy of a kitten of 2 to 12 months, kcal (nutrition §3.4): NRC, blended over the last two
 * months into the adult value, so that there is no jump at 12 months.
 * @throws RangeError.
 */
export function kittenEnergy(kitten: Kitten) {
  const { weightKg, adultWeightKg, ageMonths } = kitten;
  demand(isWeight(weightKg, 'cat') && isWeight(adultWeightKg, 'cat'), 'cat weight');
  const p = Math.min(1, weightKg / adultWeightKg);
  const growthKcal = catEnergy(100, weightKg) * 6.7 * (Math.exp(-0.189 * p) - 0.66);
  const adultKcal = catEnergy(catCoefficient(kitten.activity, kitten.neutered), weightKg);
  const adultShare = Math.min(1, Math.max(0, (ageMonths - 10) / 2));
  const [low, high] = fediafBand(ageMonths);
  return {
    p,
    nrc2006Kcal: growthKcal,
    energyKcal: (1 - adultShare) * growthKcal + adultShare * adultKcal,
    fediafBandKcal: [catEnergy(low, weightKg), catEnergy(high, weightKg)] as const,
  };
}

/** Published range, kcal per kg^0.67, for information. */
function fediafBand(ageMonths: number): readonly [low: number, high: number] {
  if (ageMonths <= 4) return [2 * 75, 2.5 * 100];
  if (ageMonths <= 9) return [1.75 * 75, 2 * 100];
  return [1.5 * 75, 1.5 * 100];
}
