/** A food of a subscription, for sharing it between animals. Energy in kcal. */
export interface SharedFood {
  variantCode: string;
  /** Grams as fed of all units of one delivery. */
  gramsPerDelivery: number;
  kcalPer100g: number;
  /** Ids of the animals that eat it. */
  animals: readonly number[];
}

/**
 * Grams a day eaten of each food of one subscription by all its animals. An animal that eats
 * several foods, kibble and wet, eats them in the proportion delivered, so that all of them run out
 * at about the same time. `energyOf` is the animal's need in kcal a day; a food is missing from the
 * result if one of its animals has none (a vet decides).
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
