import type { GuideAnimal, RecommendationRefusal } from '../contracts.ts';
import type { VetReason } from '../rules/index.ts';

/** A refused profile in the codes of contracts §3.4, with the words to show. */
export function vetReason(animal: GuideAnimal, reason: VetReason): RecommendationRefusal {
  const code = reason === 'obesite' ? 'overweight' : 'pathology';
  // A male cat that strains to urinate may die within a day: that is said before all else.
  const isUrgent =
    animal.species === 'cat' &&
    animal.sex !== 'female' &&
    animal.features.includes('urinaire_maladie');
  return { code, reason: isUrgent ? 'urgence_urinaire' : reason };
}
