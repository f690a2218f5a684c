import type { Condition } from '../contracts.ts';

/** Current weight over ideal weight, one value inside each published range. */
const OVER_IDEAL: Readonly<Record<Exclude<Condition, 1>, number>> = {
  2: 0.85,
  3: 1,
  4: 1.2,
  5: 1.45,
};

/** The weight to feed for, kg; null for level 1, which only a veterinary surgeon feeds. */
export function targetWeight(weightKg: number, condition: Condition): number | null {
  return condition === 1 ? null : weightKg / OVER_IDEAL[condition];
}
