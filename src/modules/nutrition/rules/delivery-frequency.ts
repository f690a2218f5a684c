import { demand } from './limits.ts';

/** Days between two deliveries a subscription may have. */
export const FREQUENCY_CODES = [21, 31, 42, 49, 62, 70, 77, 93, 124, 155] as const;
export type FrequencyCode = (typeof FREQUENCY_CODES)[number];

/** An animal under 6 months eats more before its next delivery. */
const GROWTH_MARGIN = 1.15;
/** An open bag loses flavour and fat quality after this many days. */
export const FRESH_DAYS = 62;
/** Guards whole days against binary fractions, such as 3 × 1.15. */
const EPSILON = 1e-9;

export type DeliveryLine = {
  bagGrams: number;
  bags: number;
  /** Grams a day of all the animals that eat this product. */
  rationGrams: number;
  growingUnder6Months?: boolean;
};

/** Whole days the bags last. */
function daysCovered(line: DeliveryLine): number {
  const eaten = eatenPerDay(line);
  return Math.floor((line.bags * line.bagGrams) / eaten + EPSILON);
}

/**
 * Days covered and the frequency to propose, always rounded down so that the next bag arrives
 * before the last is empty (GDE-14). No code fits under 21 days: `minimumBags` reaches it.
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

/** One frequency for every line of a subscription: that of the product first eaten up. */
export function frequencyForAll(lines: readonly DeliveryLine[]) {
  const days = lines.map(daysCovered);
  return { daysCovered: days, frequencyCode: longestWithin(Math.min(...days)) };
}

/** Bags of one product needed to last a wanted frequency. */
export function bagsFor(code: FrequencyCode, line: Omit<DeliveryLine, 'bags'>): number {
  return Math.ceil((code * eatenPerDay(line)) / line.bagGrams - EPSILON);
}

/** The largest bag that stays fresh to its end, else the smallest: advice, never a block. */
export function bagToSuggest(bagSizes: readonly number[], rationGrams: number): number | null {
  const ascending = bagSizes.toSorted((a, b) => a - b);
  const fresh = ascending.findLast((bagGrams) => isFreshToItsEnd(bagGrams, rationGrams));
  return fresh ?? ascending[0] ?? null;
}

/** Is a bag eaten up before it loses its flavour? */
export function isFreshToItsEnd(bagGrams: number, rationGrams: number): boolean {
  return bagGrams / rationGrams <= FRESH_DAYS;
}

/** Grams a day to count with, with the margin of an animal that grows. */
export function eatenPerDay({
  rationGrams,
  growingUnder6Months,
}: Pick<DeliveryLine, 'rationGrams' | 'growingUnder6Months'>): number {
  demand(rationGrams > 0, 'ration');
  return growingUnder6Months === true ? rationGrams * GROWTH_MARGIN : rationGrams;
}

/** The longest rhythm the next bag of which arrives before the last is empty; null under 21 days. */
export function longestWithin(days: number): FrequencyCode | null {
  return FREQUENCY_CODES.findLast((code) => code <= days) ?? null;
}
