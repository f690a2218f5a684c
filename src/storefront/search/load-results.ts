import { PAGE_SIZES } from '#kit/page-size.ts';
import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { cardOf } from '#modules/catalog/rules/index.ts';
import type {
  FoundArticle,
  FoundCategory,
  FoundFaq,
  FoundPage,
  Hit,
  SearchResult,
} from '#modules/search/contracts.ts';
import type { SearchClient, SearchQuery } from '#services/search.ts';
import { NARROWED, type Narrowing, type SiteSearch } from './search-query.ts';

/** Maximum number of other results of each kind. */
const BESIDE = 4;

const NARROWINGS = Object.keys(NARROWED) as Narrowing[];

const productQuery = (search: SiteSearch, ignored?: Narrowing): SearchQuery => ({
  indexName: 'b2c-products',
  query: search.words,
  facetFilters: NARROWINGS.filter((key) => key !== ignored && search[key] !== null).map(
    (key) => `${key}:${search[key]}`,
  ),
});

/** Query for the number of products per option; its own filter is left out. */
const countQuery = (search: SiteSearch, key: Narrowing): SearchQuery => ({
  ...productQuery(search, key),
  hitsPerPage: 0,
  facets: [key],
});

const beside = (indexName: string, words: string): SearchQuery => ({
  indexName,
  query: words,
  hitsPerPage: words === '' ? 0 : BESIDE,
});

/** Products and other results, in one call; a second one when nothing matches all words. */
export async function loadResults(client: Pick<SearchClient, 'search'>, search: SiteSearch) {
  const exact = await ask(client, search, 'none');
  const several = search.words.includes(' ');
  if (exact.total > 0 || !several || search.espece || search.type) return exact;
  return { ...(await ask(client, search, 'allOptional')), isClose: true };
}

async function ask(
  client: Pick<SearchClient, 'search'>,
  search: SiteSearch,
  rest: 'none' | 'allOptional',
) {
  const relaxed = (query: SearchQuery): SearchQuery => ({ ...query, removeWordsIfNoResults: rest });
  // Nothing is chosen of these: the products that are shown are the ones to count.
  const open = NARROWINGS.filter((key) => search[key] === null);
  const chosen = NARROWINGS.filter((key) => search[key] !== null);
  const shown = { ...productQuery(search), hitsPerPage: PAGE_SIZES.products * search.pages };
  const [products, faqs, pages, articles, shelves, ...counted] = await client.search([
    relaxed({ ...shown, facets: open }),
    beside('b2c-faqs', search.words),
    beside('b2c-pages', search.words),
    beside('b2c-articles', search.words),
    beside('b2c-categories', search.words),
    ...chosen.map((key) => relaxed(countQuery(search, key))),
  ]);
  const countsOf = (key: Narrowing) =>
    (open.includes(key) ? products : counted[chosen.indexOf(key)])?.facets?.[key] ?? {};
  return {
    total: products?.nbHits ?? 0,
    /** False: there are more results than the count. */
    isCounted: products?.exhaustiveNbHits ?? true,
    products: hits<ProductSummary>(products).map(cardOf),
    counts: { espece: countsOf('espece'), type: countsOf('type') },
    faqs: hits<FoundFaq>(faqs).map(({ slug, question }) => ({ slug, question })),
    pages: hits<FoundPage>(pages).map(({ slug, title }) => ({ slug, title })),
    articles: hits<FoundArticle>(articles).map(({ slug, title }) => ({ slug, title })),
    shelves: hits<FoundCategory>(shelves).map(({ path, trail }) => ({ path, trail })),
    isClose: false,
  };
}

const hits = <T>(result: SearchResult | undefined) => (result?.hits ?? []) as Hit<T>[];

export type Results = Awaited<ReturnType<typeof loadResults>>;
