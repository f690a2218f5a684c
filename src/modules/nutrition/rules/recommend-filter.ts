import type { Condition, LifeStage, RecommendableFood, Species } from '../contracts.ts';
import type { SizeClass } from './size-class.ts';

/** An animal as the recommendation needs it, with life stage and size computed. */
export type Eater = {
  species: Species;
  lifeStage: LifeStage;
  size: SizeClass;
  senior: boolean;
  neutered: boolean;
  breedId: string | null;
  condition: Condition;
};

/** An overweight adult is not offered a dry food above this energy unless it is a light one. */
const MOST_KCAL_WHEN_OVERWEIGHT = 390;

const emptyOrHas = (list: readonly string[], value: string | null) =>
  list.length === 0 || (value !== null && list.includes(value));

/** Whether this food may be recommended at all (nutrition §8.3). */
export function suits(food: RecommendableFood, kind: 'dry' | 'wet', eater: Eater): boolean {
  const tooRich =
    eater.condition === 4 &&
    // A growing animal is not put on a diet: growth food is rich, and its ration is not reduced
    // (decision 0220).
    eater.lifeStage === 'adult' &&
    food.type === 'dry' &&
    food.kcalPer100g > MOST_KCAL_WHEN_OVERWEIGHT &&
    !food.light;
  return (
    food.available &&
    food.complete &&
    food.type === kind &&
    food.species === eater.species &&
    food.lifeStages.includes(eater.lifeStage) &&
    emptyOrHas(food.sizes, eater.size) &&
    emptyOrHas(food.breeds, eater.breedId) &&
    (food.neutered === 'any' || eater.neutered) &&
    (!food.seniorOnly || eater.senior) &&
    !tooRich
  );
}
