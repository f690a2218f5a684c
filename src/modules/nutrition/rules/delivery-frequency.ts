import { demand } from './limits.ts';

/** Days between two deliveries a subscription may have. */
export const FREQUENCY_CODES = [21, 31, 42, 49, 62, 70, 77, 93, 124, 155] as const;
export type FrequencyCode = (typeof FREQUENCY_CODES)[number];

/** An animal under 6 months eats more before its next delivery. */
const GROWTH_MARGIN = 1.15;
/** An open bag loses flavour and fat quality after this many days. */
export const FRESH_DAYS = 62;
/** Tolerance for floating-point error when rounding to whole days, for example 3 × 1.15. */
const EPSILON = 1e-9;

export type DeliveryLine = {
  bagGrams: number;
  bags: number;
  /** Total grams a day of all animals that eat this product. */
  rationGrams: number;
  growingUnder6Months?: boolean;
};

/** Whole days the bags last. */
function daysCovered(line: DeliveryLine): number {
  const eaten = eatenPerDay(line);
  return Math.floor((line.bags * line.bagGrams) / eaten + EPSILON);
}

/**
 * Days covered, and the recommended interval, rounded down so that the next bag arrives before the
 * last is empty (GDE-14). No interval is under 21 days: use `minimumBags` to reach it.
 */
export function deliveryFrequency(line: DeliveryLine): {
  daysCovered: number;
  frequencyCode: FrequencyCode | null;
  minimumBags: number | null;
} {
  const days = daysCovered(line);
  const frequencyCode = longestWithin(days);
  const minimumBags = frequencyCode === null ? bagsFor(FREQUENCY_CODES[0], line) : null;
  return { daysCovered: days, frequencyCode, minimumBags };
}

/** One interval for all lines of a subscription: that of the product that is finished first. */
export function frequencyForAll(lines: readonly DeliveryLine[]) {
  const days = lines.map(daysCovered);
  return { daysCovered: days, frequencyCode: longestWithin(Math.min(...days)) };
}

/** Bags of one product needed for a given interval. */
export function bagsFor(code: FrequencyCode, line: Omit<DeliveryLine, 'bags'>): number {
  return Math.ceil((code * eatenPerDay(line)) / line.bagGrams - EPSILON);
}

/** The largest bag that is finished while fresh, else the smallest: a recommendation, not a limit. */
export function bagToSuggest(bagSizes: readonly number[], rationGrams: number): number | null {
  const ascending = bagSizes.toSorted((a, b) => a - b);
  const fresh = ascending.findLast((bagGrams) => isFreshToItsEnd(bagGrams, rationGrams));
  return fresh ?? ascending[0] ?? null;
}

/** Whether a bag is finished while still fresh. */
export function isFreshToItsEnd(bagGrams: number, rationGrams: number): boolean {
  return bagGrams / rationGrams <= FRESH_DAYS;
}

/** Grams a day used to compute deliveries, with a margin for a growing animal. */
export function eatenPerDay({
  rationGrams,
  growingUnder6Months,
}: Pick<DeliveryLine, 'rationGrams' | 'growingUnder6Months'>): number {
  demand(rationGrams > 0, 'ration');
  return growingUnder6Months === true ? rationGrams * GROWTH_MARGIN : rationGrams;
}

/** The longest interval at which the next bag arrives before the last is empty; null under 21 days. */
export function longestWithin(days: number): FrequencyCode | null {
  return FREQUENCY_CODES.findLast((code) => code <= days) ?? null;
}
