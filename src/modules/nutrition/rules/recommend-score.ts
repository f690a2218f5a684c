import type { Activity, RecommendableFood } from '../contracts.ts';
import type { Eater } from './recommend-filter.ts';

export type Tastes = Eater & { activity: Activity; sensitivities: readonly string[] };

type Points = { points: number; reason: string | null };

const SENSITIVITIES_THAT_COUNT = 2;
const RICH_KCAL = 390;
const LEAN_KCAL = 370;

/** Score of a food for an animal with the reasons, in the order of the table of nutrition §8.4. */
export function score(
  food: RecommendableFood,
  eater: Tastes,
): { score: number; reasons: string[] } {
  const earned = [
    forStage(food, eater),
    when(food.seniorOnly && eater.senior, 15, 'senior'),
    when(food.neutered === 'only' && eater.neutered, 20, 'sterilise'),
    forBody(food),
    ...eater.sensitivities
      .slice(0, SENSITIVITIES_THAT_COUNT)
      .map((code) => when(food.benefits.includes(code), 25, code)),
    forWeight(food, eater),
    forActivity(food, eater.activity),
  ];
  return {
    score: earned.reduce((sum, { points }) => sum + points, 0),
    reasons: earned.flatMap(({ reason }) => (reason === null ? [] : [reason])),
  };
}

function when(holds: boolean, points: number, reason: string): Points {
  return holds ? { points, reason } : { points: 0, reason: null };
}

function forStage({ lifeStages }: RecommendableFood, { lifeStage }: Eater): Points {
  const exact = lifeStages.every((stage) => stage === lifeStage);
  return exact ? { points: 30, reason: 'age' } : { points: 15, reason: null };
}

function forBody({ breeds, sizes }: RecommendableFood): Points {
  return breeds.length > 0 ? when(true, 20, 'race') : when(sizes.length > 0, 15, 'taille');
}

function forWeight({ light }: RecommendableFood, { condition, sensitivities }: Tastes): Points {
  const watchful = sensitivities.includes('surpoids');
  if (light && condition === 3 && !watchful) return { points: -15, reason: null };
  return when(light && (condition === 4 || watchful), 25, 'leger');
}

function forActivity({ kcalPer100g }: RecommendableFood, activity: Activity): Points {
  const active = activity === 'elevee' || activity === 'tres_elevee';
  if (active) return when(kcalPer100g >= RICH_KCAL, 10, 'actif');
  return when(activity === 'faible' && kcalPer100g < LEAN_KCAL, 10, 'calme');
}
