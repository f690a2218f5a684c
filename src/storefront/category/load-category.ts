import { inLanguage } from '#i18n/language.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { getCategory } from '#modules/catalog/content-operations.ts';
import { cardOf } from '#modules/catalog/rules/index.ts';
import type { ContentClient } from '#services/content.ts';
import { loadOr404 } from '../load-or-404.ts';
import type { CategoryQuery } from './category-query.ts';

/**
 * The cards of a category's pages shown so far. @throws a 404 response for an unknown category
 * (RTE-16).
 */
export async function loadCategory(content: ContentClient, path: string, query: CategoryQuery) {
  const filters = Object.entries(query.selected).map(([key, values]) => [
    `filters[${key}][$in]`,
    values,
  ]);
  const read = (page: number) =>
    content.read(getCategory, {
      params: { slug: path },
      query: {
        ...Object.fromEntries(filters),
        sort: query.sort,
        'pagination[page]': String(page),
        'pagination[pageSize]': String(PAGE_SIZES.products),
      },
    });
  const numbers = Array.from({ length: query.pages }, (_, index) => index + 1);
  const answers = await loadOr404(Promise.all(numbers.map(read)), content);
  const [first] = answers;
  if (!first) throw new RangeError('a category has at least one page');
  const { products: _, facets, ...category } = first.data.attributes;
  return {
    // Filter names are published in French; those from our own messages are translated with the
    // page.
    category: {
      ...category,
      facets: facets.map((facet) => ({
        ...facet,
        label: inLanguage(facet.label),
        values: facet.values.map((one) => ({ ...one, label: inLanguage(one.label) })),
      })),
    },
    total: first.meta.pagination?.total ?? 0,
    products: answers.flatMap(({ data }) => data.attributes.products.map(cardOf)),
  };
}

export type ShownCategory = Awaited<ReturnType<typeof loadCategory>>['category'];

/** The query reduced to values of this category, so that each page has one address. */
export function supportedQuery(query: CategoryQuery, category: ShownCategory): CategoryQuery {
  const narrowed = Object.entries(query.selected).flatMap(([key, values]) => {
    const facet = category.facets.find((one) => one.key === key);
    const remaining = values.filter((value) => facet?.values.some((one) => one.value === value));
    return remaining.length > 0 ? [[key, remaining] as const] : [];
  });
  return { ...query, selected: Object.fromEntries(narrowed) };
}
