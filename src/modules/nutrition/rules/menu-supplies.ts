import type { Cents } from '#kit/money.ts';
import { cheapestPacks, type Pack, type PackCount } from './cheapest-packs.ts';
import { deliveryFrequency, eatenPerDay, isFreshToItsEnd } from './delivery-frequency.ts';
import { WEEK_DAYS } from './mixed-menu.ts';

/** Tolerance for floating-point error when rounding to whole units, for example 31 / 7 × 7. */
const EPSILON = 1e-9;

/** A format for sale: `cents` is the one-off price, then the subscription price; units a shopper may buy. */
export type SoldPack = Pack & { subscriptionCents: Cents; onHand: number };

export type MenuSupply = {
  /** Grams of kibble a day, averaged over the week. */
  rationGrams: number;
  growingUnder6Months: boolean;
  /** Bags, with their size in grams. */
  bags: readonly SoldPack[];
  /** Each recipe with its packs, with their size in units. */
  recipes: readonly { unitsPerWeek: number; packs: readonly SoldPack[] }[];
};

/** Quantity delivered of one food, kibble or a recipe. */
export type SuppliedFood = {
  lines: PackCount[];
  /** Whole days it lasts. */
  days: number;
};

/**
 * Packs of each food so that a mixed menu lasts for `days`, kibble first: no bag that would go
 * stale. Foods that are not sold are omitted.
 */
export function menuSupplies(days: number, supply: MenuSupply): SuppliedFood[] {
  const { bags, recipes, rationGrams, growingUnder6Months } = supply;
  const fresh = bags.filter(({ size }) => isFreshToItsEnd(size, rationGrams));
  const smallest = bags.toSorted((a, b) => a.size - b.size).slice(0, 1);
  const grams = Math.ceil(days * eatenPerDay(supply) - EPSILON);
  const kibble = cheapestPacks(fresh.length > 0 ? fresh : smallest, grams);
  const foods = [supplied(kibble, bags, { rationGrams, growingUnder6Months })];
  for (const { unitsPerWeek, packs } of recipes) {
    const aDay = unitsPerWeek / WEEK_DAYS.length;
    const lines = cheapestPacks(packs, Math.ceil(days * aDay - EPSILON));
    foods.push(supplied(lines, packs, { rationGrams: aDay, growingUnder6Months: false }));
  }
  return foods.filter(({ lines }) => lines.length > 0);
}

/** How long packs last; the same rule for grams of kibble and units of wet food. */
function supplied(
  lines: PackCount[],
  packs: readonly Pack[],
  eater: { rationGrams: number; growingUnder6Months: boolean },
): SuppliedFood {
  const sizeOf = (sku: string) => packs.find((one) => one.sku === sku)?.size ?? 0;
  const held = lines.reduce((sum, { sku, count }) => sum + count * sizeOf(sku), 0);
  return { lines, days: deliveryFrequency({ bagGrams: held, bags: 1, ...eater }).daysCovered };
}
