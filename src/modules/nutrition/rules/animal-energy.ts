import type { GuideAnimal, MenuAnimal } from '../contracts.ts';
import { catMaintenance } from './cat-maintenance.ts';
import { dogMaintenance } from './dog-maintenance.ts';
import { expectedAdultWeight } from './expected-adult-weight.ts';
import { kittenEnergy } from './kitten-energy.ts';
import { isGrowing } from './life-stage.ts';
import type { Maintenance } from './maintenance.ts';
import { needsVet } from './pathologies.ts';
import { puppyEnergy } from './puppy-energy.ts';
import { type VetReason, WEANED_AT_MONTHS } from './vet.ts';

/** Notes to show beside the ration, under `nutrition.notes`. */
export type RationNote = 'growing_overweight' | 'neutered_kitten' | 'great_dane' | 'weight_loss';

export type AnimalEnergy =
  | { status: 'ok'; energyKcal: number; targetWeightKg: number; notes: RationNote[] }
  | { status: 'vet'; reason: VetReason; vetInfoKcal: number | null };

const GREAT_DANE = 'chien-dogue-allemand';

/** Daily energy of an animal in kcal, or the reason why a vet must decide (nutrition §2, §3, §5). */
export function animalEnergy(animal: GuideAnimal | MenuAnimal): AnimalEnergy {
  const vet = (reason: VetReason): AnimalEnergy => ({ status: 'vet', reason, vetInfoKcal: null });
  if (animal.features.some(needsVet)) return vet('pathologie');
  if (animal.ageMonths < WEANED_AT_MONTHS) return vet('trop_jeune');
  if (animal.condition === 1) return vet('maigreur');
  return isGrowing(animal.species, animal.ageMonths) ? growing(animal) : adult(animal);
}

function growing(animal: GuideAnimal | MenuAnimal): AnimalEnergy {
  const adultWeightKg = expectedAdultWeight(animal);
  const { energyKcal } =
    animal.species === 'dog'
      ? puppyEnergy(animal.weightKg, adultWeightKg)
      : kittenEnergy({ ...animal, adultWeightKg });
  const notes: RationNote[] = [];
  if (animal.condition >= 4) notes.push('growing_overweight');
  if (animal.species === 'cat' && animal.neutered) notes.push('neutered_kitten');
  return { status: 'ok', energyKcal, targetWeightKg: animal.weightKg, notes };
}

function adult(animal: GuideAnimal | MenuAnimal): AnimalEnergy {
  const found: Maintenance =
    animal.species === 'dog' ? dogMaintenance(animal) : catMaintenance(animal);
  if (found.status === 'vet') {
    const vetInfoKcal = found.reason === 'obesite' ? found.vetInfoKcal : null;
    return { status: 'vet', reason: found.reason, vetInfoKcal };
  }
  const notes: RationNote[] = [];
  if (animal.breedId === GREAT_DANE) notes.push('great_dane');
  if (animal.condition === 4) notes.push('weight_loss');
  const { energyKcal, targetWeightKg } = found;
  return { status: 'ok', energyKcal, targetWeightKg, notes };
}
