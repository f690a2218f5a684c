import type { Species } from '#modules/nutrition/contracts.ts';
import type { ShownProduct } from './load-product.ts';

const SPECIES = [null, 'dog', 'cat'] as const;

/** Whose daily bowl a product can fill; null for what is no complete food, or of unknown energy. */
export function speciesToFeed({
  animalType,
  feedType,
  metabolizableEnergy,
}: Pick<ShownProduct, 'animalType' | 'feedType' | 'metabolizableEnergy'>): Species | null {
  return feedType === 'complete' && metabolizableEnergy ? (SPECIES[animalType] ?? null) : null;
}
