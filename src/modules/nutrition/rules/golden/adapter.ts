import type { RecommendableFood } from '../../contracts.ts';
import { catMaintenance } from '../cat-maintenance.ts';
import { bagsFor, deliveryFrequency, frequencyForAll } from '../delivery-frequency.ts';
import { dogMaintenance } from '../dog-maintenance.ts';
import { catEnergy, dogEnergy, restingEnergy } from '../energy.ts';
import { metabolisableEnergy } from '../food-energy.ts';
import { adultWeightFromAge, growthFraction } from '../growth-curve.ts';
import { kittenEnergy } from '../kitten-energy.ts';
import { checkMenu } from '../menu-check.ts';
import { mixedMenu } from '../mixed-menu.ts';
import { puppyEnergy } from '../puppy-energy.ts';
import { ration } from '../ration.ts';
import { rationAdvice } from '../ration-calculator.ts';
import { recommend } from '../recommend.ts';
import { transition } from '../transition.ts';
import { largeBreedFactor } from './large-breed-factor.ts';
import golden from './nutrition-golden.json' with { type: 'json' };

const catalogue = golden.catalogue as RecommendableFood[];

// Test rows are JSON: each function receives the input given in its rows.
// biome-ignore lint/suspicious/noExplicitAny: the shape differs from function to function
type Input = any;

/** Our functions by the published names in the golden rows. */
export const adapter: Record<string, (input: Input) => unknown> = {
  rer: (i) => ({ energyKcal: restingEnergy(i.weightKg) }),
  dogCoefficient: (i) => ({ energyKcal: dogEnergy(i.coefficient, i.weightKg) }),
  catCoefficient: (i) => ({ energyKcal: catEnergy(i.coefficient, i.weightKg) }),
  metabolisableEnergy: ({ species, ...label }) => metabolisableEnergy(species, label),
  dogMaintenance,
  catMaintenance,
  puppyEnergy: (i) => puppyEnergy(i.weightKg, i.adultWeightKg),
  kittenEnergy,
  largeBreedFactor: (i) => largeBreedFactor(i.weightKg, i.adultWeightKg),
  growthFraction: (i) => ({ fraction: growthFraction(i.adultWeightKg, i.ageMonths) }),
  adultWeightFromAge: (i) => ({ adultWeightKg: adultWeightFromAge(i.weightKg, i.ageMonths) }),
  ration: (i) => ration(i.energyKcal, i.kcalPer100g, i.meals, i.treatShare),
  mixedMenu,
  transition: (i) => ({ plan: transition(i.oldGrams, i.newGrams) }),
  deliveryFrequency,
  deliveryMulti: (i) => frequencyForAll(i.lines),
  bagsForFrequency: (i) => ({ bags: i.lines.map((line: Input) => bagsFor(i.frequencyCode, line)) }),
  getReco: ({ kcalPer100g, weight, month }) =>
    rationAdvice({ species: 'dog', kcalPer100g, lifeStages: ['growth', 'adult'] }, weight, month),
  biNutritionCheck: (i) => ({ error: checkMenu(i) }),
  recommend: ({ pet: animal, kind, max }) => {
    const features = [...animal.sensitivities, ...animal.pathologies];
    const found = recommend(catalogue, { ...animal, breedId: animal.breed, features }, kind, max);
    return {
      ...found,
      skus: found.proposals.map(({ sku }) => sku),
      scores: found.proposals.map((proposal) => proposal.score),
      reasons: found.proposals.map(({ reasons }) => reasons),
    };
  },
};
