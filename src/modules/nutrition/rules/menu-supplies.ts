import type { Cents } from '#kit/money.ts';
import { cheapestPacks, type Pack, type PackCount } from './cheapest-packs.ts';
import { deliveryFrequency, eatenPerDay, isFreshToItsEnd } from './delivery-frequency.ts';
import { WEEK_DAYS } from './mixed-menu.ts';

/** Guards whole units against binary fractions, such as 31 / 7 × 7. */
const EPSILON = 1e-9;

/** A format for sale: `cents` bought once, and on subscription; pieces a shopper may buy. */
export type SoldPack = Pack & { subscriptionCents: Cents; onHand: number };

export type MenuSupply = {
  /** Grams of kibble a day, over the week. */
  rationGrams: number;
  growingUnder6Months: boolean;
  /** Bags by their grams. */
  bags: readonly SoldPack[];
  /** Each recipe with its packs by their units. */
  recipes: readonly { unitsPerWeek: number; packs: readonly SoldPack[] }[];
};

/** What comes of one food, kibble or a recipe. */
export type SuppliedFood = {
  lines: PackCount[];
  /** Whole days it lasts. */
  days: number;
};

/**
 * What to deliver of each food so that a mixed menu lasts that many days, kibble first: never a bag that grows
 * stale. A food that is not sold is left out.
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

/** How long packs last: grams of kibble, or units of wet food, are eaten by the same rule. */
function supplied(
  lines: PackCount[],
  packs: readonly Pack[],
  eater: { rationGrams: number; growingUnder6Months: boolean },
): SuppliedFood {
  const sizeOf = (sku: string) => packs.find((one) => one.sku === sku)?.size ?? 0;
  const held = lines.reduce((sum, { sku, count }) => sum + count * sizeOf(sku), 0);
  return { lines, days: deliveryFrequency({ bagGrams: held, bags: 1, ...eater }).daysCovered };
}
