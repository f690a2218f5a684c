import type { Activity, LifeStage, Species } from '../contracts.ts';
import {
  animalEnergy,
  type CalculatorFood,
  deliveryFrequency,
  fittingRhythm,
  isGrowing,
  mealsPerDay,
  productLifeStage,
  ration,
  rationAdvice,
  type VetReason,
} from '../rules/index.ts';

export interface RationQuestion {
  species: Species;
  /** For a growing dog, the expected adult weight (GDE-12). */
  weightKg: number;
  ageMonths: number;
  activity: Activity;
  neutered: boolean;
  /** Energy of the food, kcal per 100 g as fed. */
  kcalPer100g: number;
  /** Life stages the food is for. */
  lifeStages: readonly LifeStage[];
  /** Net weight of the chosen format. */
  bagGrams: number;
  /** Price of a unit in cents, one-off and on subscription. */
  goods: { once: number; subscription: number };
}

export type RationAnswer =
  | {
      status: 'ok';
      grams: number;
      meals: number;
      days: number;
      /** Days between two deliveries that match consumption (decision 0361); null when none does. */
      frequency: number | null;
      minimumBags: number | null;
    }
  | { status: 'vet'; reason: VetReason }
  /** The page then says whom to contact (GDE-13). */
  | { status: 'none' };

/**
 * Ration of an animal in ideal condition, how long the format lasts and how often to deliver it.
 * For a dog it equals the response of `GET /b2c-rations/getReco`.
 */
export function answerRation(question: RationQuestion): RationAnswer {
  const { species, ageMonths, bagGrams, goods } = question;
  const fed = species === 'dog' ? dogRation(question) : catRation(question);
  if (fed.status !== 'ok') return fed;
  const { grams } = fed;
  const growingUnder6Months = isGrowing(species, ageMonths) && ageMonths < 6;
  const line = { bagGrams, bags: 1, rationGrams: grams, growingUnder6Months };
  const { daysCovered: days, minimumBags } = deliveryFrequency(line);
  return {
    status: 'ok',
    grams,
    meals: mealsPerDay(ageMonths),
    days,
    frequency: fittingRhythm(days, goods),
    minimumBags,
  };
}

type Fed = { status: 'ok'; grams: number } | Exclude<RationAnswer, { status: 'ok' }>;

function dogRation(question: RationQuestion): Fed {
  const { weightKg, ageMonths } = question;
  const found = rationAdvice(foodOf(question), weightKg, ageMonths, question);
  return found.status === 'ok' ? { status: 'ok', grams: found.rationGrams } : found;
}

const foodOf = ({ species, kcalPer100g, lifeStages }: RationQuestion): CalculatorFood => ({
  species,
  kcalPer100g,
  lifeStages,
});

/** For a growing cat the equation uses its current weight; no adult weight is needed. */
function catRation(question: RationQuestion): Fed {
  const { weightKg, ageMonths, activity, neutered, kcalPer100g, lifeStages } = question;
  try {
    const found = animalEnergy({
      species: 'cat',
      weightKg,
      ageMonths,
      activity,
      neutered,
      breedId: null,
      sex: null,
      condition: 3,
      features: [],
      adultWeightKg: null,
    });
    if (found.status === 'vet') return { status: 'vet', reason: found.reason };
    if (!lifeStages.includes(productLifeStage('cat', ageMonths, weightKg)))
      return { status: 'none' };
    const { grams } = ration(found.energyKcal, kcalPer100g, mealsPerDay(ageMonths));
    return grams === 0 ? { status: 'none' } : { status: 'ok', grams };
  } catch (error) {
    // No equation is valid for these values: the page then says whom to contact (GDE-13).
    if (error instanceof RangeError) return { status: 'none' };
    throw error;
  }
}
