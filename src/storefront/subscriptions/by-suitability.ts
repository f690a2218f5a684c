import { ownValue } from '#kit/own-value.ts';

/** What is compared of two foods. */
export interface Comparable {
  sku: string;
  /** What it is found by: age, size, need. */
  filters: readonly { key: string; value: string }[];
}

/** A format that may stand for another one. Grams in it. */
export interface Stand<Food extends Comparable = Comparable> {
  food: Food;
  grams: number;
  /** Cents of a piece. */
  cents: number;
}

/** What an animal cannot do without weighs more than what it likes. */
const WEIGHTS: Readonly<Record<string, number>> = { age: 100, taille: 100, besoin: 10 };

/** What is made for one size only may be for another one than that of who eats. */
const OTHER_SIZE = 50;

/**
 * Compares what may come instead of a food: its own other formats first, then what is for the same age and size and
 * answers the most of its needs, then what is nearest in weight, then what costs least.
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
