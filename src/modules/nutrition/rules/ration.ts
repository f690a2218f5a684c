import { demand, isFoodEnergy } from './limits.ts';

/** Share of the daily energy that daily treats provide, subtracted from the ration. */
export const DAILY_TREAT_SHARE = 0.1;

/** Rounded for kitchen scales: whole grams below 100 g, steps of 5 g from there, half up. */
export function roundGrams(grams: number): number {
  return grams < 100 ? Math.floor(grams + 0.5) : 5 * Math.floor(grams / 5 + 0.5);
}

/** Unrounded grams a day. @throws RangeError for a food of unknown energy. */
export function exactRation(energyKcal: number, kcalPer100g: number, treatShare = 0): number {
  demand(isFoodEnergy(kcalPer100g), 'food energy');
  demand(energyKcal > 0 && treatShare >= 0 && treatShare <= DAILY_TREAT_SHARE, 'ration question');
  return ((energyKcal * (1 - treatShare)) / kcalPer100g) * 100;
}

/** Grams a day, divided into meals. */
export function ration(energyKcal: number, kcalPer100g: number, meals: number, treatShare = 0) {
  const grams = roundGrams(exactRation(energyKcal, kcalPer100g, treatShare));
  return { grams, mealGrams: splitMeals(grams, meals) };
}

/** The animal: kcal a day, age in months, and whether it gets daily treats. */
export interface BowlEater {
  energyKcal: number;
  ageMonths: number;
  dailyTreats: boolean;
}

/** The daily ration of one food: grams, divided into meals. */
export const bowlOf = ({ energyKcal, ageMonths, dailyTreats }: BowlEater, kcalPer100g: number) =>
  ration(energyKcal, kcalPer100g, mealsPerDay(ageMonths), dailyTreats ? DAILY_TREAT_SHARE : 0);

/** Meals a day by age. */
export function mealsPerDay(ageMonths: number): number {
  if (ageMonths < 4) return 4;
  return ageMonths <= 6 ? 3 : 2;
}

/** Whole grams per meal; the remainder goes one gram each to the first meals. */
export function splitMeals(grams: number, meals: number): number[] {
  const base = Math.floor(grams / meals);
  const remainder = grams - base * meals;
  return Array.from({ length: meals }, (_, meal) => base + (meal < remainder ? 1 : 0));
}
