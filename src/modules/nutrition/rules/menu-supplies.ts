import { cheapestPacks, type Pack, type PackCount } from './cheapest-packs.ts';
import {
  bagToSuggest,
  deliveryFrequency,
  eatenPerDay,
  FREQUENCY_CODES,
  type FrequencyCode,
  isFreshToItsEnd,
} from './delivery-frequency.ts';
import { WEEK_DAYS } from './mixed-menu.ts';

/** Guards whole units against binary fractions, such as 31 / 7 × 7. */
const EPSILON = 1e-9;

export type MenuSupply = {
  /** Grams of kibble a day, over the week. */
  rationGrams: number;
  growingUnder6Months: boolean;
  /** Bags by their grams. */
  bags: readonly Pack[];
  /** Each recipe with its packs by their units. */
  recipes: readonly { unitsPerWeek: number; packs: readonly Pack[] }[];
};

/** What to deliver so that a mixed menu lasts that many days: never a bag that grows stale. */
export function menuSupplies(days: number, supply: MenuSupply): PackCount[] {
  const { bags, recipes } = supply;
  const fresh = bags.filter(({ size }) => isFreshToItsEnd(size, supply.rationGrams));
  const smallest = bags.toSorted((a, b) => a.size - b.size).slice(0, 1);
  const grams = Math.ceil(days * eatenPerDay(supply) - EPSILON);
  return [
    ...cheapestPacks(fresh.length > 0 ? fresh : smallest, grams),
    ...recipes.flatMap(({ unitsPerWeek, packs }) =>
      cheapestPacks(packs, Math.ceil((days * unitsPerWeek) / WEEK_DAYS.length - EPSILON)),
    ),
  ];
}

/** Days between two deliveries of a mixed menu: those its bag lasts; wet food follows (GDE-14). */
export function menuFrequency({ bags, ...eaten }: MenuSupply): FrequencyCode {
  const { rationGrams, growingUnder6Months } = eaten;
  const sizes = bags.map(({ size }) => size);
  const bagGrams = bagToSuggest(sizes, rationGrams);
  if (bagGrams === null) return FREQUENCY_CODES[0];
  const line = { bagGrams, bags: 1, rationGrams, growingUnder6Months };
  return deliveryFrequency(line).frequencyCode ?? FREQUENCY_CODES[0];
}
