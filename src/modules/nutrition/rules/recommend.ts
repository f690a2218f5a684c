import type { Activity, Condition, LifeStage, RecommendableFood, Species } from '../contracts.ts';
import { prefersSeniorFood, productLifeStage } from './life-stage.ts';
import { needsVet, sensitivitiesAmong } from './pathologies.ts';
import { suits } from './recommend-filter.ts';
import { score } from './recommend-score.ts';
import { sizeClassOf } from './size-class.ts';
import { WEANED_AT_MONTHS } from './vet.ts';

export type RecommendationAnimal = {
  species: Species;
  ageMonths: number;
  adultWeightKg: number;
  neutered: boolean;
  breedId: string | null;
  condition: Condition;
  activity: Activity;
  /** Pathology codes as declared. */
  features: readonly string[];
};

export type Proposal = { sku: string; score: number; reasons: string[] };

export type Recommendation =
  | { status: 'ok'; lifeStage: LifeStage; proposals: Proposal[] }
  /** `vet`: a vet must advise first; `none`: nothing fits (GDE-22). */
  | { status: 'vet' | 'none'; lifeStage: LifeStage; proposals: [] };

/** One main kibble and two alternatives. */
export const MOST_KIBBLES = 3;
const LEAST_SCORE = 30;
const MOST_REASONS_SHOWN = 4;

/** The foods to recommend, best first (GDE-01, nutrition §8). Deterministic. */
export function recommend(
  catalogue: readonly RecommendableFood[],
  animal: RecommendationAnimal,
  kind: 'dry' | 'wet',
  most: number,
): Recommendation {
  const { species, ageMonths, adultWeightKg } = animal;
  const lifeStage = productLifeStage(species, ageMonths, adultWeightKg);
  if (isForTheVet(animal)) return { status: 'vet', lifeStage, proposals: [] };
  const eater = {
    ...animal,
    lifeStage,
    size: sizeClassOf(species, adultWeightKg),
    senior: prefersSeniorFood(species, ageMonths, adultWeightKg),
    sensitivities: sensitivitiesAmong(animal.features),
  };
  const proposals = catalogue
    .filter((food) => suits(food, kind, eater))
    .map((food) => ({ sku: food.sku, ...score(food, eater) }))
    .filter((proposal) => proposal.score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || (a.sku < b.sku ? -1 : 1))
    .slice(0, most);
  if (proposals.length === 0) return { status: 'none', lifeStage, proposals: [] };
  return { status: 'ok', lifeStage, proposals };
}

function isForTheVet({ features, condition, ageMonths }: RecommendationAnimal): boolean {
  const byCondition = condition === 1 || condition === 5;
  return byCondition || ageMonths < WEANED_AT_MONTHS || features.some(needsVet);
}

/** Keys under `nutrition.reasons` to show: at most four, light food mentioned once. */
export function reasonsToShow(reasons: readonly string[]): string[] {
  const spoken = reasons.map((reason) => (reason === 'surpoids' ? 'leger' : reason));
  return [...new Set(spoken)].slice(0, MOST_REASONS_SHOWN);
}
