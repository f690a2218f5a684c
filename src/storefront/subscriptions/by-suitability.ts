import { ownValue } from '#kit/own-value.ts';

/** The compared properties of a food. */
export interface Comparable {
  sku: string;
  /** Filter values: age, size, need. */
  filters: readonly { key: string; value: string }[];
}

/** A format proposed as a replacement, with its weight in grams. */
export interface Stand<Food extends Comparable = Comparable> {
  food: Food;
  grams: number;
  /** Cents of a piece. */
  cents: number;
}

/** Age and size weigh more than other needs. */
const WEIGHTS: Readonly<Record<string, number>> = { age: 100, taille: 100, besoin: 10 };

/** Penalty for a food made for one size only, which may not be the animal's. */
const OTHER_SIZE = 50;

/**
 * Comparator for replacements of a food: its own other formats first, then foods for the same age and size with the most matching
 * needs, then nearest weight, then lowest price.
 */
export function bySuitability(own: Comparable, grams: number) {
  const lacking = ({ sku, filters }: Comparable): number => {
    if (sku === own.sku) return -1;
    const has = new Set(filters.map(({ key, value }) => `${key} ${value}`));
    const isSized = (food: Comparable) => food.filters.some(({ key }) => key === 'taille');
    const other = isSized({ sku, filters }) && !isSized(own) ? OTHER_SIZE : 0;
    return own.filters
      .filter(({ key, value }) => !has.has(`${key} ${value}`))
      .reduce((sum, { key }) => sum + (ownValue(WEIGHTS, key) ?? 1), other);
  };
  const away = (one: Stand): number => Math.abs(Math.log(one.grams / grams));
  return (a: Stand, b: Stand): number =>
    lacking(a.food) - lacking(b.food) || away(a) - away(b) || a.cents - b.cents;
}
