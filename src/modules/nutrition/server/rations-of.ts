import { type Eater, findEater } from '#modules/animals/server/index.ts';
import { findFoods, findGuideFoodsOf, findVariantsForSale } from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { AnimalRationShape, GuideAnimal } from '../contracts.ts';
import {
  animalEnergy,
  bowlOf,
  deliveryFrequency,
  expectedAdultWeight,
  fittingRhythm,
  isForAge,
} from '../rules/index.ts';
import { animalOf } from './animal-of.ts';

/** Days during which the ration at the previous weight is shown too. */
const COMPARED_DAYS = 60;

interface Food {
  kcalPer100g: number | null;
  lifeStages: readonly ('growth' | 'adult')[];
  netGrams: number;
  goods: AnimalRationShape['goods'];
}

/**
 * Rations of these variants, sold on `channel`, for a customer's animal; food for another species
 * is left out. Null when the animal is not theirs. The number of queries is constant.
 */
export async function findRations(
  db: Db,
  requested: { customerId: number; animalId: number; channel: string; variants: readonly string[] },
  today: Temporal.PlainDate,
): Promise<AnimalRationShape[] | null> {
  const eater = await findEater(db, requested.customerId, requested.animalId);
  if (!eater) return null;
  const animal = animalOf(eater, eater.weightKg, today);
  const before = weightBefore(eater, today);
  const found: AnimalRationShape[] = [];
  const foods = await findGuideFoodsOf(db, requested.variants);
  const sold = await findVariantsForSale(db, requested.channel, requested.variants);
  for (const { variantCode, netGrams } of await findFoods(db, requested.variants)) {
    const food = foods.get(variantCode);
    if (food?.species !== eater.species) continue;
    const { kcalPer100g, lifeStages } = food;
    const price = sold.find(({ code, subscribable }) => subscribable && code === variantCode);
    const goods = price
      ? { once: price.unitPrice, subscription: price.subscriptionUnitPrice }
      : null;
    const served = { kcalPer100g, lifeStages, netGrams, goods };
    const dailyTreats = eater.feeds.includes('friandises');
    found.push({
      '@type': 'AnimalRation',
      variantCode,
      netGrams,
      goods,
      bowl: animal && serve(animal, served, dailyTreats),
      before: before === null ? null : serve(animalOf(eater, before, today), served, dailyTreats),
    });
  }
  return found;
}

/** Previous weight in kg, if it changed recently. */
function weightBefore({ weightBeforeKg, weighedOn }: Eater, today: Temporal.PlainDate) {
  if (weightBeforeKg === null || weighedOn === null) return null;
  const { days } = Temporal.PlainDate.from(weighedOn).until(today);
  return days <= COMPARED_DAYS ? weightBeforeKg : null;
}

function serve(
  animal: GuideAnimal | null,
  { kcalPer100g, lifeStages, netGrams, goods }: Food,
  dailyTreats: boolean,
): AnimalRationShape['bowl'] {
  if (animal === null || kcalPer100g === null) return null;
  try {
    const { ageMonths, species, weightKg: weight } = animal;
    const energy = animalEnergy(animal);
    if (energy.status === 'vet') return null;
    if (!isForAge(species, lifeStages, expectedAdultWeight(animal), ageMonths)) return null;
    const { energyKcal } = energy;
    const { grams, mealGrams } = bowlOf({ energyKcal, ageMonths, dailyTreats }, kcalPer100g);
    if (grams === 0) return null;
    const { daysCovered: days } = deliveryFrequency({
      bagGrams: netGrams,
      bags: 1,
      rationGrams: grams,
      growingUnder6Months: ageMonths < 6,
    });
    const frequency = goods && fittingRhythm(days, goods);
    return { weight, rationGrams: grams, mealGrams, days, frequency };
  } catch (error) {
    // No equation is valid for these values, for example a puppy heavier than its breed ever gets.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
