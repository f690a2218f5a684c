/** A food of a subscription as it is shared out. Energy in kcal. */
export interface SharedFood {
  variantCode: string;
  /** Grams as fed of all pieces of one delivery. */
  gramsPerDelivery: number;
  kcalPer100g: number;
  /** Numbers of the animals that eat it. */
  animals: readonly number[];
}

/**
 * Grams a day that are eaten of each food of one subscription, by all its animals together. Who eats
 * several of its foods, kibble and wet, eats them in the proportion in which they come: all of them are
 * then gone about the same day. `energyOf` is what an animal needs a day in kcal; a food has no ration, and
 * is missing, where one of its eaters has none (the vet decides).
 */
export function rationsOf(
  foods: readonly SharedFood[],
  energyOf: (animal: number) => number | null,
): Map<string, number> {
  const kcalOf = ({ gramsPerDelivery, kcalPer100g }: SharedFood) =>
    (gramsPerDelivery * kcalPer100g) / 100;
  const eatenFrom = (food: SharedFood, animal: number): number => {
    const energy = energyOf(animal);
    if (energy === null) return Number.NaN;
    const eaten = foods.filter(({ animals }) => animals.includes(animal));
    const all = eaten.reduce((sum, one) => sum + kcalOf(one), 0);
    return ((energy * kcalOf(food)) / all / food.kcalPer100g) * 100;
  };
  const rations = foods
    .filter((food) => food.animals.length > 0 && kcalOf(food) > 0)
    .map((food): [string, number] => [
      food.variantCode,
      food.animals.reduce((sum, animal) => sum + eatenFrom(food, animal), 0),
    ]);
  return new Map(rations.filter(([, grams]) => grams > 0));
}
