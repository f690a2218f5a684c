import type { GuideAnimal, MenuAnimal, RecommendationRefusal } from '../contracts.ts';
import type { VetReason } from '../rules/index.ts';

/** Refusal of an animal in the codes of contracts §3.4, with the text to show. */
export function vetReason(animal: GuideAnimal, reason: VetReason): RecommendationRefusal {
  const code = reason === 'obesite' ? 'overweight' : 'pathology';
  return { code, reason: isUrgent(animal) ? 'urgence_urinaire' : reason };
}

/** A male cat that strains to urinate may die within a day: this warning is shown first. */
export function isUrgent({ species, sex, features }: GuideAnimal | MenuAnimal): boolean {
  return species === 'cat' && sex !== 'female' && features.includes('urinaire_maladie');
}
