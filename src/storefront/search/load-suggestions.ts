import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { cardOf } from '#modules/catalog/rules/index.ts';
import type { FoundArticle, FoundCategory, Hit } from '#modules/search/contracts.ts';
import { articlePaths, paths } from '#pages/paths.ts';
import type { SearchClient } from '#services/search.ts';
import type { SuggestedProduct, Suggestions } from './suggestion.ts';

const PRODUCTS = 5;
const SHELVES = 3;
const ARTICLES = 2;

/** Suggestions for a text; without one, the most popular. Throws SearchError. */
export async function loadSuggestions(
  client: Pick<SearchClient, 'search'>,
  query: string,
): Promise<Suggestions> {
  const few = { query, responseFields: ['hits'], attributesToHighlight: [] };
  const [products, shelves, articles] = await client.search([
    { ...few, indexName: 'b2c-products', hitsPerPage: PRODUCTS },
    { ...few, indexName: 'b2c-categories', hitsPerPage: query === '' ? 0 : SHELVES },
    { ...few, indexName: 'b2c-articles', hitsPerPage: query === '' ? 0 : ARTICLES },
  ]);
  return {
    products: ((products?.hits ?? []) as Hit<ProductSummary>[]).map(suggestedProduct),
    shelves: ((shelves?.hits ?? []) as Hit<FoundCategory>[]).map(({ path, trail }) => ({
      to: paths.category(path),
      label: trail,
    })),
    articles: ((articles?.hits ?? []) as Hit<FoundArticle>[]).map(({ slug, title }) => ({
      to: articlePaths.one(slug),
      label: title,
    })),
  };
}

function suggestedProduct(summary: ProductSummary): SuggestedProduct {
  const { slug, name, kind, image, formats, variant } = cardOf(summary);
  return {
    // The format whose price is shown.
    to:
      kind === 'sample'
        ? paths.sample(slug)
        : paths.product(slug, formats > 1 ? variant?.slug : undefined),
    name,
    kind,
    image,
    price: variant && {
      cents: variant.base_price,
      before: variant.original_price,
      perKg: variant.price_per_unit?.ttc ?? null,
      format: variant.format,
    },
    hasFormats: formats > 1,
  };
}
