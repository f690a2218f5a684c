import type { MenuAnimal, RecommendationRefusal } from '../contracts.ts';
import { checkMenu, heaviestCatWeight, WEANED_AT_MONTHS } from '../rules/index.ts';
import type { ChosenKibble } from './chosen-foods.ts';
import { isUrgent } from './vet-reason.ts';

/** The first check that a menu fails; `reason` is a key under `nutrition.vet` when a vet should be asked. */
export function menuRefusal(
  animal: MenuAnimal,
  kibble: ChosenKibble | null,
): RecommendationRefusal | null {
  const code = checkMenu({
    species: animal.species,
    kibbleSpecies: kibble?.species ?? 'cat',
    kibbleStage: stageOf(kibble),
    ageMonths: animal.ageMonths,
    weightKg: animal.weightKg,
    breedMaxKg: heaviestCatWeight(animal.breedId, animal.sex),
    condition: animal.condition,
    pathologies: animal.features,
  });
  return code && { code, reason: reasonOf(code, animal) };
}

function stageOf(kibble: ChosenKibble | null): 'growth' | 'adult' | 'all' {
  if (kibble?.species !== 'cat' || kibble.lifeStages.length > 1) return 'all';
  return kibble.lifeStages[0] ?? 'all';
}

function reasonOf(code: RecommendationRefusal['code'], animal: MenuAnimal): string | null {
  if (code === 'overweight') return animal.condition === 5 ? 'obesite' : null;
  if (code !== 'pathology') return null;
  if (isUrgent(animal)) return 'urgence_urinaire';
  if (animal.ageMonths < WEANED_AT_MONTHS) return 'trop_jeune';
  return animal.condition === 1 ? 'maigreur' : 'pathologie';
}
