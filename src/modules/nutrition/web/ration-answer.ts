import type { Activity, Species } from '../contracts.ts';
import {
  deliveryFrequency,
  isGrowing,
  mealsPerDay,
  petEnergy,
  ration,
  type VetReason,
} from '../rules/index.ts';

export interface RationQuestion {
  species: Species;
  weightKg: number;
  ageMonths: number;
  activity: Activity;
  neutered: boolean;
  /** Of the food, kcal per 100 g as fed. */
  kcalPer100g: number;
  /** Net weight of the chosen format. */
  bagGrams: number;
}

export type RationAnswer =
  | {
      status: 'ok';
      grams: number;
      meals: number;
      days: number;
      frequency: number | null;
      minimumBags: number | null;
    }
  | { status: 'vet'; reason: VetReason }
  | { status: 'none' };

/** The ration of an animal in good shape, how long the format lasts and how often to deliver it. */
export function answerRation(question: RationQuestion): RationAnswer {
  const { species, ageMonths, kcalPer100g, bagGrams, ...animal } = question;
  try {
    const found = petEnergy({
      ...{ species, ageMonths, ...animal },
      ...{ breedId: null, sex: null, condition: 3, features: [], adultWeightKg: null },
    });
    if (found.status === 'vet') return { status: 'vet', reason: found.reason };
    const meals = mealsPerDay(ageMonths);
    const { grams } = ration(found.energyKcal, kcalPer100g, meals);
    const growingUnder6Months = isGrowing(species, ageMonths) && ageMonths < 6;
    const line = { bagGrams, bags: 1, rationGrams: grams, growingUnder6Months };
    const { daysCovered, frequencyCode, minimumBags } = deliveryFrequency(line);
    return { status: 'ok', grams, meals, days: daysCovered, frequency: frequencyCode, minimumBags };
  } catch (error) {
    // Figures no equation answers for: the page then says whom to ask (GDE-13).
    if (error instanceof RangeError) return { status: 'none' };
    throw error;
  }
}
