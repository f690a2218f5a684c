import { demand, isWeight } from './limits.ts';

/** FEDIAF VII-8a by expected adult weight, light to heavy: % of adult weight = a × ln(weeks) − b. */
const BANDS = [
  { topKg: 7, a: 36.92, b: 43.57 },
  { topKg: 15, a: 36.86, b: 48.22 },
  { topKg: 27.5, a: 39.88, b: 60.7 },
  { topKg: 47.5, a: 36.96, b: 56.18 },
  { topKg: Number.POSITIVE_INFINITY, a: 36.61, b: 62.39 },
] as const;

type Band = (typeof BANDS)[number];

const DAYS_PER_MONTH = 30.4375;
const FULL_YEAR_WEEKS = 52;

/** Share (0 to 1) of its adult weight a dog has reached, from 2 months on. */
export function growthFraction(adultWeightKg: number, ageMonths: number): number {
  const band = BANDS.find(({ topKg }) => adultWeightKg <= topKg);
  demand(band !== undefined && adultWeightKg > 0 && ageMonths >= 2, 'growth question');
  return fractionOn(band, ageMonths);
}

/**
 * Adult weight (kg) of a crossbreed puppy from its weight and age. Above a band limit there are two
 * solutions and the lighter is returned, so pages ask the shopper to confirm the size.
 */
export function adultWeightFromAge(weightKg: number, ageMonths: number): number {
  demand(isWeight(weightKg, 'dog') && ageMonths >= 2, 'growth question');
  for (const band of BANDS) {
    const candidate = weightKg / fractionOn(band, ageMonths);
    if (candidate <= band.topKg + 1e-9) return candidate;
  }
  throw new RangeError('the heaviest band has no top');
}

function fractionOn({ a, b }: Band, ageMonths: number): number {
  const weeks = Math.min(FULL_YEAR_WEEKS, (ageMonths * DAYS_PER_MONTH) / 7);
  return Math.min(1, (a * Math.log(weeks) - b) / 100);
}
