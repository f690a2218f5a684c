import { defined } from '#kit/defined.ts';
import type { ProductSummary } from '#modules/catalog/contracts.ts';
import type { Hit } from '#modules/search/contracts.ts';
import { type SearchClient, SearchError } from '#services/search.ts';

/** By `animalType`, as in the search index; 0 means both, so it has no filter. */
const SPECIES = [null, 'dog', 'cat'] as const;

interface Wanted {
  query: string;
  /** Only for this species, as in `animalType`; 0 or nothing: for all. */
  animalType?: number | undefined;
  kind?: ProductSummary['kind'] | undefined;
}

/** Product search, best match first; null while the search service is down. */
export async function searchFoods(
  client: SearchClient,
  { query, animalType = 0, kind }: Wanted,
): Promise<Hit<ProductSummary>[] | null> {
  const species = SPECIES[animalType];
  try {
    const [result] = await client.search([
      {
        indexName: 'b2c-products',
        query,
        hitsPerPage: 100,
        facetFilters: defined([
          species ? `espece:${species}` : undefined,
          kind ? `type:${kind}` : undefined,
        ]),
      },
    ]);
    return (result?.hits ?? []) as unknown as Hit<ProductSummary>[];
  } catch (error) {
    if (error instanceof SearchError) return null;
    throw error;
  }
}
