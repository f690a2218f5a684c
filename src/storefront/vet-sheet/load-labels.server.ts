import type { ContentClient } from '#services/content.ts';
import { ServiceError } from '#services/service-client.ts';

/** Composition of foods by product slug; null for one that no longer exists. */
export async function loadLabels(content: ContentClient, slugs: readonly string[]) {
  return Promise.all(
    [...new Set(slugs)].map(async (slug) => ({ slug, label: await labelOf(content, slug) })),
  );
}

async function labelOf(content: ContentClient, slug: string) {
  try {
    const product = await content.product(slug);
    const { composition, additives, analyticalConstituents, metabolizableEnergy } = product;
    const { kibbleMm, feedType, animalType } = product;
    return {
      composition,
      additives,
      analyticalConstituents,
      metabolizableEnergy,
      kibbleMm,
      feedType,
      animalType,
    };
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
