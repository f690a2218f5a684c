import { type Eater, findEaters } from '#modules/animals/server/index.ts';
import { findFedFoods } from '#modules/catalog/server/index.ts';
import { animalEnergy, DAILY_TREAT_SHARE } from '#modules/nutrition/rules/index.ts';
import { animalOf } from '#modules/nutrition/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { rationsOf } from '../rules/index.ts';

/** A food delivered repeatedly, and the animals that eat it. */
export interface FedLine {
  variantCode: string;
  /** Units per delivery. */
  quantity: number;
  /** Ids of animals. */
  animals: readonly number[];
}

/**
 * Grams a day eaten by all animals, for each food of several lists of lines, by variant; foods of
 * unknown energy, and those of an animal that needs a vet, are missing. Two queries.
 */
export async function readRations(
  db: Db | Tx,
  lists: readonly (readonly FedLine[])[],
  today: Temporal.PlainDate,
): Promise<Map<string, number>[]> {
  const fed = lists.flat().filter(({ animals }) => animals.length > 0);
  if (fed.length === 0) return lists.map(() => new Map());
  const foods = await findFedFoods(db, [...new Set(fed.map(({ variantCode }) => variantCode))]);
  const eaters = await findEaters(db, [...new Set(fed.flatMap(({ animals }) => animals))]);
  const energies = new Map(eaters.map((eater) => [eater.id, energyOf(eater, today)]));
  return lists.map((lines) =>
    rationsOf(
      lines.flatMap(({ variantCode, quantity, animals }) => {
        const food = foods.find((one) => one.variantCode === variantCode);
        if (!food) return [];
        const { kcalPer100g, netGrams } = food;
        return [{ variantCode, animals, kcalPer100g, gramsPerDelivery: quantity * netGrams }];
      }),
      (animal) => energies.get(animal) ?? null,
    ),
  );
}

/** Energy from the bowl in kcal a day, without treats; null when only a vet can decide. */
function energyOf(eater: Eater, today: Temporal.PlainDate): number | null {
  const animal = animalOf(eater, eater.weightKg, today);
  const energy = animal && energyFor(animal);
  const treats = eater.feeds.includes('friandises') ? DAILY_TREAT_SHARE : 0;
  return energy && energy * (1 - treats);
}

function energyFor(animal: Parameters<typeof animalEnergy>[0]): number | null {
  try {
    const energy = animalEnergy(animal);
    return energy.status === 'ok' ? energy.energyKcal : null;
  } catch (error) {
    // No equation is valid for these values, for example a puppy heavier than its breed ever gets.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
