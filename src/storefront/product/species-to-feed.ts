import type { Species } from '#modules/nutrition/contracts.ts';
import type { ShownProduct } from './load-product.ts';

const SPECIES = [null, 'dog', 'cat'] as const;

/**
 * The species a product is a complete daily food for; null otherwise, or when its energy is
 * unknown.
 */
export function speciesToFeed({
  animalType,
  feedType,
  metabolizableEnergy,
}: Pick<ShownProduct, 'animalType' | 'feedType' | 'metabolizableEnergy'>): Species | null {
  return feedType === 'complete' && metabolizableEnergy ? (SPECIES[animalType] ?? null) : null;
}
