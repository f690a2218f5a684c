import {
  expectedAdultWeight,
  isGrowing,
  productLifeStage,
} from '#modules/nutrition/rules/index.ts';

export const LIFE_EVENTS = ['adult', 'sterilised', 'weight'] as const;
export type LifeEventKind = (typeof LIFE_EVENTS)[number];

type Growing = Parameters<typeof expectedAdultWeight>[0];

/** Whether an animal of this age in months eats adult food, from its species and adult size. */
export const isAdultAt = (animal: Growing, ageMonths: number): boolean =>
  productLifeStage(animal.species, ageMonths, expectedAdultWeight({ ...animal, ageMonths })) ===
  'adult';

/** A weighing: civil date, kg. */
export interface Weighing {
  on: string;
  kg: number;
}

/** A trend needs this number of consecutive weighings, over this many days, within half a year. */
const LEAST_WEIGHINGS = 3;
const LEAST_DAYS = 21;
const MOST_DAYS = 182;
/** Minimum change as a share of the first weight: less may be a full stomach or other scales. */
const LEAST_SHARE = 0.05;

/**
 * First and last weight of a continuous trend of an adult animal, without a step back, or null.
 * Weighings in date order.
 */
export function weightTrend(
  weighings: readonly Weighing[],
  today: Temporal.PlainDate,
): { before: number; now: number } | null {
  const recent = weighings.filter(({ on }) => daysBetween(on, today.toString()) <= MOST_DAYS);
  const last = recent.at(-1);
  if (!last) return null;
  const way = Math.sign(last.kg - (recent.at(-2)?.kg ?? last.kg));
  if (way === 0) return null;
  let from = recent.length - 1;
  while (from > 0 && Math.sign((recent[from]?.kg ?? 0) - (recent[from - 1]?.kg ?? 0)) === way)
    from -= 1;
  const first = recent[from];
  if (!first || recent.length - from < LEAST_WEIGHINGS) return null;
  if (daysBetween(first.on, last.on) < LEAST_DAYS) return null;
  return Math.abs(last.kg - first.kg) / first.kg < LEAST_SHARE
    ? null
    : { before: first.kg, now: last.kg };
}

const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** Gaining weight is normal for a young animal. */
export const isStillGrowing = ({ species, ageMonths }: Growing): boolean =>
  isGrowing(species, ageMonths);
