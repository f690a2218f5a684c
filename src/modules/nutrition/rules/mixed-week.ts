import type { WetFrequency } from '../contracts.ts';
import { type MixedMenu, mixedMenu, WEEK_DAYS, type WeekDay, wetCalendar } from './mixed-menu.ts';

/** A wet food with the weight of its pouch or tin. */
export type WetFood = { sku: string; kcalPer100g: number; unitGrams: number };

export type MenuDay = {
  day: WeekDay;
  kibbleGrams: number;
  /** The wet food of the day; null on a day with kibble only. */
  recipe: string | null;
  units: number;
};

export type MixedWeek =
  | {
      status: 'ok';
      /** The first week, from Monday. */
      days: MenuDay[];
      /** Averages over a full rotation of the recipes, unrounded. */
      kibbleGramsPerDay: number;
      wetGramsPerDay: number;
      unitsPerWeek: { sku: string; units: number }[];
    }
  | { status: 'none'; error: 'overweight' };

type Served = { food: WetFood; menu: Extract<MixedMenu, { status: 'ok' }> };

/**
 * The week of a mixed menu, with the recipes in rotation on wet-food days (nutrition §6.4, 5).
 * Foods differ in energy: kibble is adjusted to the recipe of the day, so that every day has the
 * same energy.
 */
export function mixedWeek(question: {
  energyKcal: number;
  kibbleKcalPer100g: number;
  recipes: readonly WetFood[];
  wetFrequency: WetFrequency;
}): MixedWeek {
  const { recipes, wetFrequency, ...kibble } = question;
  const served: Served[] = [];
  for (const food of recipes) {
    const wet = { wetKcalPer100g: food.kcalPer100g, wetUnitGrams: food.unitGrams };
    const menu = mixedMenu({ ...kibble, ...wet, wetFrequency });
    if (menu.status === 'none') return menu;
    served.push({ food, menu });
  }
  const [first] = served;
  if (!first) throw new RangeError('a mixed menu without wet food');
  const wetDays = first.menu.wetDays.length;
  const share = wetDays / served.length;
  const sum = (of: (one: Served) => number) => served.reduce((total, one) => total + of(one), 0);
  const dryGrams = (WEEK_DAYS.length - wetDays) * (first.menu.kibbleGramsOtherDay ?? 0);
  const wetDayGrams = share * sum(({ menu }) => menu.kibbleGramsOnWetDay);
  const wetGrams = share * sum(({ food, menu }) => menu.wetUnitsPerWetDay * food.unitGrams);
  return {
    status: 'ok',
    days: daysOf(served, wetFrequency),
    kibbleGramsPerDay: (dryGrams + wetDayGrams) / WEEK_DAYS.length,
    wetGramsPerDay: wetGrams / WEEK_DAYS.length,
    unitsPerWeek: served.map(({ food, menu }) => ({
      sku: food.sku,
      units: share * menu.wetUnitsPerWetDay,
    })),
  };
}

function daysOf(served: readonly Served[], wetFrequency: WetFrequency): MenuDay[] {
  const turns = wetCalendar(served, wetFrequency, 1);
  const otherDay = served[0]?.menu.kibbleGramsOtherDay ?? 0;
  return WEEK_DAYS.map((day) => {
    const turn = turns.find((one) => one.day === day)?.recipe;
    if (!turn) return { day, kibbleGrams: otherDay, recipe: null, units: 0 };
    const { food, menu } = turn;
    const kibbleGrams = menu.kibbleGramsOnWetDay;
    return { day, kibbleGrams, recipe: food.sku, units: menu.wetUnitsPerWetDay };
  });
}
