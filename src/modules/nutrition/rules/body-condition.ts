import type { Condition } from '../contracts.ts';

/** Ratio of current to ideal weight, one value within each published range. */
const OVER_IDEAL: Readonly<Record<Exclude<Condition, 1>, number>> = {
  2: 0.85,
  3: 1,
  4: 1.2,
  5: 1.45,
};

/** Weight in kg to compute the ration for; null for level 1, which needs a veterinary surgeon. */
export function targetWeight(weightKg: number, condition: Condition): number | null {
  return condition === 1 ? null : weightKg / OVER_IDEAL[condition];
}
