/**
 * An older published energy factor for large puppies (SACN5 Table 33-8), used only to cross-check
 * the growth equation: share of adult weight to factor on 130 × kg^0.75.
 */
const POINTS = [
  [0.15, 2.5],
  [0.3, 2.1],
  [0.43, 1.9],
  [0.6, 1.6],
  [0.71, 1.4],
  [0.8, 1.3],
  [1, 1],
] as const;

export function largeBreedFactor(weightKg: number, adultWeightKg: number) {
  const p = Math.min(1, weightKg / adultWeightKg);
  const factor = interpolate(p);
  return { factor, energyKcal: 130 * weightKg ** 0.75 * factor };
}

function interpolate(p: number): number {
  const above = POINTS.findIndex(([share]) => p <= share);
  const high = POINTS[above];
  const low = POINTS[above - 1];
  if (high === undefined) return 1;
  if (low === undefined) return high[1];
  return low[1] + ((p - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
