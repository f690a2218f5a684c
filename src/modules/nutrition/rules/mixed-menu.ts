import type { WetFrequency } from '../contracts.ts';
import { demand, isFoodEnergy } from './limits.ts';
import { exactRation, roundGrams } from './ration.ts';

export const WEEK_DAYS = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** Days with wet food in the week (GDE-07). */
const WET_DAYS: Readonly<Record<WetFrequency, readonly WeekDay[]>> = {
  three: ['lundi', 'mercredi', 'vendredi'],
  daily: WEEK_DAYS,
};

/** Kibble stays the main food: wet food provides at most this share of the energy of a day. */
const MOST_WET_SHARE = 0.5;
const SERVINGS = [1, 0.5] as const;

export type MixedMenuQuestion = {
  energyKcal: number;
  kibbleKcalPer100g: number;
  wetKcalPer100g: number;
  wetUnitGrams: number;
  wetFrequency: WetFrequency;
};

export type MixedMenu =
  | {
      status: 'ok';
      wetUnitsPerWetDay: number;
      wetKcalPerWetDay: number;
      kibbleGramsOnWetDay: number;
      /** Null when every day has wet food. */
      kibbleGramsOtherDay: number | null;
      wetDays: readonly WeekDay[];
      kibbleGramsPerWeek: number;
      wetUnitsPerWeek: number;
      /** Unrounded, to compute the interval between deliveries. */
      kibbleGramsPerDayAverage: number;
    }
  | { status: 'none'; error: 'overweight' };

/** Units of wet food on a day with it: one, else a half; null when a half is too much. */
export function wetServing(
  energyKcal: number,
  { wetKcalPer100g, wetUnitGrams }: Pick<MixedMenuQuestion, 'wetKcalPer100g' | 'wetUnitGrams'>,
): 1 | 0.5 | null {
  demand(isFoodEnergy(wetKcalPer100g) && wetUnitGrams > 0, 'wet food');
  const unitKcal = (wetUnitGrams * wetKcalPer100g) / 100;
  return SERVINGS.find((units) => units * unitKcal <= MOST_WET_SHARE * energyKcal) ?? null;
}

/** A week of kibble and wet food with the same energy every day (GDE-03, nutrition §6.4). */
export function mixedMenu(question: MixedMenuQuestion): MixedMenu {
  const { energyKcal, kibbleKcalPer100g, wetKcalPer100g, wetUnitGrams } = question;
  const kcalOf = (units: number) => (units * wetUnitGrams * wetKcalPer100g) / 100;
  const units = wetServing(energyKcal, question);
  if (units === null) return { status: 'none', error: 'overweight' };

  const wetDays = WET_DAYS[question.wetFrequency];
  const dryDays = WEEK_DAYS.length - wetDays.length;
  const onWetDay = roundGrams(exactRation(energyKcal - kcalOf(units), kibbleKcalPer100g));
  const otherDay = roundGrams(exactRation(energyKcal, kibbleKcalPer100g));
  const kibbleGramsPerWeek = wetDays.length * onWetDay + dryDays * otherDay;
  return {
    status: 'ok',
    wetUnitsPerWetDay: units,
    wetKcalPerWetDay: kcalOf(units),
    kibbleGramsOnWetDay: onWetDay,
    kibbleGramsOtherDay: dryDays === 0 ? null : otherDay,
    wetDays,
    kibbleGramsPerWeek,
    wetUnitsPerWeek: wetDays.length * units,
    kibbleGramsPerDayAverage: kibbleGramsPerWeek / WEEK_DAYS.length,
  };
}

/** Assigns the chosen recipes in rotation to the wet-food days of consecutive weeks. */
export function wetCalendar<Recipe>(
  recipes: readonly Recipe[],
  wetFrequency: WetFrequency,
  weeks: number,
): { week: number; day: WeekDay; recipe: Recipe }[] {
  const servings = Array.from({ length: weeks }, (_, week) =>
    WET_DAYS[wetFrequency].map((day) => ({ week: week + 1, day })),
  ).flat();
  return servings.flatMap((serving, turn) => {
    const recipe = recipes[turn % recipes.length];
    return recipe === undefined ? [] : [{ ...serving, recipe }];
  });
}
